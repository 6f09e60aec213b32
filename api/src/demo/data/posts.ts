import type { NewBlogPost } from '@practice/contract/blog-posts';

/** What the practice has written so far, and two drafts. The text of each is in `posts`, under its slug. */
export const demoPosts: readonly (Omit<NewBlogPost, 'content'> & { daysAgo: number })[] = [
  {
    title: 'Your laptop is two tools in one box',
    slug: 'your-laptop-is-two-tools-in-one-box',
    summary:
      'A laptop on a table can have its screen right or its keys right, never both. A stand, a keyboard and a mouse solve it, and a stack of books will do for a start.',
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
      'The drawings show one good way to sit, and we draw them ourselves. Here is what they leave out: no position is right for a whole day, and the best one is the next one.',
    category: 'Posture',
    imageUrl: '/posts/three-ways-to-sit.svg',
    tags: ['sitting', 'movement', 'standing desk', 'back'],
    published: true,
    daysAgo: 19,
  },
  {
    title: 'Where the screen goes, the neck follows',
    slug: 'where-the-screen-goes-the-neck-follows',
    summary:
      'Height, distance, angle and light: the four things to get right about a screen, with one screen or with two, and what changes if you wear bifocals.',
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
      'Wrists and shoulders rarely complain about one movement. They complain about the same one, far from the body, all day long. How to put keyboard and mouse where your arms already are.',
    category: 'Injury Prevention',
    imageUrl: '/posts/within-reach.svg',
    tags: ['mouse', 'keyboard', 'wrist', 'shoulder'],
    published: true,
    daysAgo: 54,
  },
  {
    title: 'Breaks that people really take',
    slug: 'breaks-that-people-really-take',
    summary:
      'Everyone agrees that breaks are good, and hardly anyone takes them. What a study of data entry workers found, and five ways to make a break so small that it happens.',
    category: 'Productivity',
    imageUrl: '/posts/small-glass.svg',
    tags: ['breaks', 'micro-breaks', 'focus', 'teams'],
    published: true,
    daysAgo: 80,
  },
  {
    title: 'When to stop stretching and call someone',
    slug: 'when-to-stop-stretching-and-call-somebody',
    summary:
      'Most aches from desk work fade when the desk changes and you move more. Some signs mean something else. Here they are, in plain words, sorted by how fast you should act.',
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
      'A desk that goes up and down can be a fine thing. It’s also the most expensive way to find out that the screen was too low. What to ask before you order one.',
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
      'You can look over an office of ten desks before lunch, without a program and without a budget. This is the walk we take, and what to write down on the way.',
    category: 'Workplace Wellness',
    imageUrl: '/posts/tape-measure.svg',
    tags: ['teams', 'walkthrough', 'checklist', 'managers'],
    published: false,
    daysAgo: 1,
  },
];
