import type { NewBlogPost } from '@practice/contract/blog-posts';

export const demoPosts: readonly (Omit<NewBlogPost, 'content'> & { daysAgo: number })[] = [
  {
    title: 'Your laptop is two tools in one',
    slug: 'your-laptop-is-two-tools-in-one',
    summary:
      'On a table, either the screen or the keyboard is at the right height. Never both. A stand, a keyboard and a mouse fix it. A stack of books will do for now.',
    category: 'Remote Work',
    imageUrl: '/posts/laptop-on-books.webp',
    tags: ['laptop', 'home office', 'screen height', 'neck'],
    published: true,
    daysAgo: 6,
  },
  {
    title: 'There’s no perfect posture',
    slug: 'there-is-no-perfect-posture',
    summary:
      'Our drawings show one good way to sit. Here’s what they leave out: no position works all day. Your best posture is your next posture.',
    category: 'Posture',
    imageUrl: '/posts/three-ways-to-sit.svg',
    tags: ['sitting', 'movement', 'standing desk', 'back'],
    published: true,
    daysAgo: 19,
  },
  {
    title: 'Where your screen goes, your neck follows',
    slug: 'where-your-screen-goes-your-neck-follows',
    summary:
      'Height, distance, angle and light: four things to get right, whether you have one screen or two, and what to change if you wear bifocals.',
    category: 'Ergonomics',
    imageUrl: '/posts/eyes-and-screen.svg',
    tags: ['screen height', 'monitor', 'eyes', 'glare', 'bifocals'],
    published: true,
    daysAgo: 33,
  },
  {
    title: 'The reach you make a thousand times a day',
    slug: 'the-reach-you-make-a-thousand-times-a-day',
    summary:
      'Wrists and shoulders rarely complain about one movement. They complain about the same reach, all day long. How to put your keyboard and mouse where your arms already are.',
    category: 'Injury Prevention',
    imageUrl: '/posts/within-reach.svg',
    tags: ['mouse', 'keyboard', 'wrist', 'shoulder'],
    published: true,
    daysAgo: 54,
  },
  {
    title: 'Breaks people actually take',
    slug: 'breaks-people-actually-take',
    summary:
      'Everyone agrees that breaks are good, and hardly anyone takes them. Here’s what a study of data entry workers found, and five breaks small enough that you’ll take them.',
    category: 'Productivity',
    imageUrl: '/posts/small-glass.svg',
    tags: ['breaks', 'micro-breaks', 'focus', 'teams'],
    published: true,
    daysAgo: 80,
  },
  {
    title: 'When to stop stretching and call someone',
    slug: 'when-to-stop-stretching-and-call-someone',
    summary:
      'Most aches from desk work fade once you fix the desk and move more. Some signs mean something else. Here they are, in plain English, sorted by how fast you should act.',
    category: 'Health Tips',
    imageUrl: '/posts/on-the-phone.svg',
    tags: ['red flags', 'back', 'neck', 'nerves', 'safety'],
    published: true,
    daysAgo: 118,
  },
  {
    title: 'Seven questions before you buy a standing desk',
    slug: 'seven-questions-before-you-buy-a-standing-desk',
    summary:
      'A desk that goes up and down can be a great thing. It’s also the most expensive way to find out your screen was too low. What to ask before you order one.',
    category: 'Office Setup',
    imageUrl: '/posts/raised-desk.svg',
    tags: ['standing desk', 'furniture', 'buying'],
    published: false,
    daysAgo: 3,
  },
  {
    title: 'Twenty minutes with a tape measure',
    slug: 'twenty-minutes-with-a-tape-measure',
    summary:
      'You can check an office of ten desks before lunch, with no program and no budget. Here’s the walk we take, and what to write down along the way.',
    category: 'Workplace Wellness',
    imageUrl: '/posts/tape-measure.svg',
    tags: ['teams', 'walkthrough', 'checklist', 'managers'],
    published: false,
    daysAgo: 1,
  },
  {
    title: 'A desk for two',
    slug: 'a-desk-for-two',
    summary:
      'One desk at home, two people, six inches of difference. How to share it without setting it up again every morning.',
    category: 'Remote Work',
    tags: ['home office', 'sharing', 'chair'],
    published: false,
    daysAgo: 8,
  },
  {
    title: 'Before school starts: a chair that fits',
    slug: 'before-school-starts',
    summary:
      'Where homework happens, feet dangle. Three things to look at before the first worksheet comes home.',
    category: 'Posture',
    tags: ['children', 'homework', 'sitting'],
    published: false,
    daysAgo: 15,
  },
];
