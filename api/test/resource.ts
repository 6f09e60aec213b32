import type { NewResource, ResourceUpdate } from '@practice/contract/resources';
import type { TestApi } from './start-api.ts';

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

export function resourcesOf({ admin }: Pick<TestApi, 'admin'>) {
  const { resources } = admin;
  return {
    create: (change: Partial<NewResource> = {}) => resources.create({ body: aResource(change) }),
    /** Without a type of its own, it has that of the file. */
    upload: (file: File, change: Partial<NewResource> = {}) =>
      resources.create({ body: aResource({ fileUrl: '', fileType: '', ...change }), file }),
    one: (id: number) => resources.one({ params: { id } }),
    update: (id: number, body: ResourceUpdate, file?: File) =>
      resources.update({ params: { id }, body, ...(file && { file }) }),
    remove: (id: number) => resources.remove({ params: { id } }),
    restore: (id: number) => resources.restore({ params: { id } }),
    removeForever: (id: number) => resources.removeForever({ params: { id } }),
  };
}
