import type { NewResource } from '@practice/contract/resources';

export function aResource(change: Partial<NewResource> = {}): NewResource & { title: string } {
  return {
    title: 'Chair fitting guide',
    description: 'How to set each lever of a chair.',
    category: 'guide',
    fileType: 'pdf',
    fileUrl: 'https://files.example/chair.pdf',
    thumbnailUrl: '',
    isPublic: true,
    ...change,
  } as NewResource & { title: string };
}
