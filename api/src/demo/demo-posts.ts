import type { NewBlogPost } from '@practice/contract/blog-posts';

/** What the practice has written so far, and two texts that it is still at. */
export const demoPosts: readonly (NewBlogPost & { daysAgo: number })[] = [
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
    content: `A laptop is made to be carried. That’s what it’s good at, and it’s also where the trouble begins: the screen and the keys are bolted together.
Your eyes want the screen high, with its top at about eye level. Your hands want the keys low, at the height of your elbows. The two are about as far apart as a forearm is long. A laptop can please one of them. The other one pays, and most often it’s the neck.
## Why the neck pays
Watch somebody work at a kitchen table. The hands go to the keys, so the keys win. The eyes follow the screen down, the head follows the eyes, and the upper back follows the head. Nobody decides to sit like that. The machine asks for it.
For ten minutes on a couch, that’s no big deal. Bodies can handle odd positions, as long as they change. It’s the four hours without a change that we hear about on the phone.
## The fix, in order of cost
1. **Free.** Put the laptop on a stack of books or a sturdy box until the top edge of the screen is at eye level, about an arm's length away.
2. **The price of a lunch or two.** Add a keyboard and a mouse that stand on the table itself. Without them, step one only moves the strain from your neck to your shoulders.
3. **If you want it neat.** Buy a stand that folds, so that the whole set fits into your bag and comes along.
That’s all. In our visits, this is often the first thing we change at a home desk, and it takes less time than the coffee.
## How to tell that it fits
Sit back, close your eyes, let your arms hang, and open your eyes again. Then go through this list:
- You look straight ahead, or a little down, with your head upright.
- Your elbows are at your sides, at a right angle or a bit more open.
- Your shoulders are low. If you catch them near your ears, the table is too high for you: raise the chair, and put something firm under your feet.
- The mouse is right beside the keys, not behind the cup.
> If you wear bifocals or progressive lenses, put the screen lower than all this says. You shouldn’t have to tip your head back to read.
## For the days on the road
You won’t carry a stand to every meeting. Then let time do what the gear can’t. Move the laptop now and then: on the table for typing, on your knees for reading, on the counter for a call on your feet. Get up when the meeting ends, even if the next one starts. A poor position for a short time is a small thing.
And if your neck is stiff every evening in spite of all that, [write to us](/contact). The first consultation is free, and we’ll tell you honestly whether a visit is worth your money.
*This is general information, not medical advice. Numbness that stays, weakness in an arm, or pain after a fall are for a doctor, not for a stack of books.*`,
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
    content: `We earn part of our living with drawings of people who sit well. Back supported, elbows at the sides, feet flat. So it may sound odd when we say that nobody should sit like that all day.
But nobody should.
## What the drawing is for
A good seated position is a place to come back to. It’s the one in which the chair does most of the work: it carries your back, your feet carry your legs, and your head rests on top instead of hanging in front. From there you can type for a while without paying for it.
It isn’t a statue. A muscle that holds still for hours gets tired even when the angle is right. Joints and discs get what they need from being moved. That’s why the old advice to "sit up straight" works for about as long as somebody is watching.
## Sit in three ways, not in one
Here is what we show people at their own desks.
1. **At work.** Back against the backrest, leaned back just a little, hands on the keys.
2. **At ease.** Lean farther back for reading, thinking and calls. An open hip is easy on the lower back. Unlock the backrest so that it moves with you.
3. **On the edge.** Slide forward for a minute and let your back do the work. Then slide back again.
Change when you notice that you haven’t. A new email, a new page, a new call: each is a good moment.
## And then get up
Professor Alan Hedge of Cornell University gave offices a simple rhythm that’s easy to keep in mind: out of every half hour, sit for about 20 minutes, stand for about 8, and move around for about 2. It’s a rule of thumb and not a law. What matters is the last part. A standing desk that you stand at for four hours is one more way of holding still.
If there’s no standing desk, the 2 minutes are still yours:
- Fetch one glass of water at a time.
- Take calls on your feet.
- Walk over instead of writing to the next room.
- Put the printer, or the charger, where you have to get up for it.
## What about slouching?
It’s fine. Really. Slouching is one more position, and for five minutes it may be just what you want. It becomes a problem when it’s the only one you have, because the screen is too low or the chair lets you slide. Then the answer isn’t more willpower. It’s a screen that comes up and a chair that fits.
> Good posture isn’t something you hold. It’s something you leave and come back to.
If you’d like to know what your own chair can do, our [chair and desk check](/services) takes two minutes. It draws a desk from the side, and you can pull it into shape.
*General information, not medical advice. If sitting hurts whatever you change, or your leg goes numb or weak, please see a doctor.*`,
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
    content: `Your head goes where your eyes need it to be. You don’t choose this, and you hardly notice. So if you want to know why your neck is tired, don’t start with your neck. Start with the screen.
## Height
Sit back in your chair and look straight ahead. The top edge of the screen should be at the height of your eyes, or a little below. Then you read most of the page with your eyes turned slightly down, and they like that.
Too low, and your head hangs. Too high, and it tips back, which pinches sooner. If you have to choose, a bit too low is most often the smaller harm.
## Distance
Reach out. Your fingertips should about touch the glass. Published advice goes from 20 inches to 40. An arm's length lies well inside that, and you always have it with you.
If you can’t read the text from there, don’t pull the screen closer. Make the letters larger. On most computers, hold Ctrl or Command and press the plus key.
## Angle
The screen stands straight in front of you, not off to a side, and it leans back just enough that you look at it squarely. Your nose, the middle of the screen and the letters G and H of your keyboard form one line.
With two screens, ask which one you use more.
- **One of them most of the time:** put that one straight ahead, and the other right beside it, turned a little toward you.
- **Both about the same:** let them meet in front of you, in a shallow V.
- **A laptop and a screen:** raise the laptop so that both have the same height, or close it.
## Light
Glare makes you do strange things. You lean, you squint, you turn. Look at the dark screen before you switch it on: what you see in it now is what you’ll fight all day.
1. Turn the desk so that windows are at your side, neither behind you nor behind the screen.
2. Close the blind for the hour in which the sun stands low.
3. Dim the ceiling light if you can, and put a small lamp on your papers instead.
## If you wear bifocals or progressive lenses
The reading part of the glasses is at the bottom. With a screen at the usual height you have to tip your head back to find it, again and again. Lower the screen until you can read with your chin level, and lean it back a bit more. If you’re at a screen all day, ask your optometrist about a pair made for that distance. It may be the best thing on your desk.
## Give your eyes a break too
Look up every now and then at something far away: a tree, the end of the hall, the clock across the street. You blink less when you read on a screen, so blink on purpose. It costs nothing, and nobody will know that you’re doing ergonomics.
*General information, not medical advice. Pain in the eyes, or a change in how you see, is for an eye doctor.*`,
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
    content: `Lift your arm and hold it out in front of you. Easy. Now keep it there while you read this post. By the end you’ll know what a mouse that stands too far away does to a shoulder.
Nobody holds an arm out for hours on purpose. But if the mouse lives on the far side of the keyboard, your arm goes there each time, and a small muscle at the shoulder holds it up each time. It’s a tiny load. You just carry it all day.
## Put things where your arms already are
Let your arms hang. Bend your elbows. Where your hands are now is where the keys and the mouse want to be.
1. **Height.** The keys are at the height of your elbows, or a touch lower. Forearms about level, shoulders loose.
2. **Closeness.** Pull the keyboard toward you until your elbows are at your sides. Push the papers behind it, not before it.
3. **Side by side.** The mouse stands on the same surface as the keyboard, right next to it. A drawer for the keys and the desk for the mouse is the worst of both.
4. **Straight wrists.** Fold the little feet of the keyboard in. They tilt it up, and your wrists with it. Look from above, too: your hand should go on in the line of your forearm.
## Do you use the number pad?
Many people never touch it. It still pushes the mouse out by the width of a hand. A keyboard without one is the cheapest way we know to bring a mouse home. If you need numbers now and then, a pad of its own can go on the left.
## Light hands
A mouse weighs little, and most people hold it as if it wanted to run away. Rest your hand on it and move it from the elbow, not just from the wrist. Turn up the pointer speed until a short move crosses the screen. And learn three shortcuts: copy, paste, and switching windows save a good many trips.
> A wrist rest is a place to rest. While you type, your hands should float above it. Leaning on the soft side of the wrist presses just where it shouldn’t.
## Switch sides?
Some people move the mouse to the other hand for part of the day. It feels clumsy for a week, then it doesn’t. You share the work between two shoulders, and on the left there’s no number pad in the way. Try it with easy tasks first.
## Listen early
A hand that tingles for a moment because you leaned on it is one thing. Tingling or numbness that stays, wakes you up at night, or comes with a weaker grip is another. Don’t wait for that to "work itself out." See a doctor, and bring a photo of your desk. It will save some questions.
If several people in one office have the same sore shoulder, it’s hardly ever the people. It’s the desks. That’s what our [workplace visits](/services) are for.
*General information, not medical advice.*`,
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
    content: `Ask a room full of people whether breaks help. All hands go up. Ask who took one this morning, and most of them go down again.
It isn’t that people are lazy about resting. They are busy, they are in the middle of something, and a break feels like time stolen from the work. So let us begin with that worry.
## Does the work suffer?
Researchers of NIOSH, the federal institute for safety and health at work, tried it out with 51 people who typed in data for a living. For some weeks they worked with their usual two breaks of 15 minutes. For other weeks they had, on top of that, four breaks of five minutes, one for each hour that had no other break in it.
In the weeks with more breaks they had less discomfort and less eye strain. And although they worked 20 minutes less each day, they got as much done. The study came out in 2007. It was one kind of work in one place, so we don’t make a law of it. But it fits what we see: the minutes you save by staying put aren’t your best ones.
## Make it small
Big plans for breaks die by Wednesday. Small ones live. Here are five that tend to stick.
1. **The sip.** Use a small glass. When it’s empty, you have to get up.
2. **The ring.** Stand up whenever the phone rings, and stay up until the call is over.
3. **The send button.** After a long email, look out of the window for the time of three slow breaths.
4. **The door.** Each time you come back to your desk, roll your shoulders once before you sit down.
5. **The end of the meeting.** End at five minutes to the hour. Say it at the start, so that it’s nobody's fault.
None of these needs an app or a bell. Each is tied to something that happens anyway, and that’s why they last.
## What to do with five minutes
Do something else. If you sit, walk. If you stare, look far away. If you talk all day, be quiet. Scrolling on your phone is the same eyes, the same neck and the same thumb, so it isn’t much of a break.
If you like a list, there are nine of them on our [sheet of desk stretches](/resources?q=stretching). Pick two. Nobody does nine.
## If you lead a team
People look at you before they look at the policy. If you eat at your desk, so will they. If you say "back in five" and walk around the block, they’ll learn that it’s allowed.
Put it where it can be seen: a shared five minutes at half past ten, a meeting room with one high table, a coffee machine that isn’t next to your desk. You don’t need a program for this. You need to go first.`,
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
    content: `We like chairs, screens and stretches. They are our trade. But part of the trade is to know when they aren’t the answer. This post is about that, and it’s the one we would ask you to read first.
## The usual ache
A stiff neck after a long day, a tired lower back, a sore forearm in the week of a deadline: this is what most people bring us. It comes with the work and goes with the weekend. It gets better when you move. It’s worth a better desk, and it’s no cause for alarm.
## Call 911 or go to an emergency room now
- You have back or leg pain **and** new trouble with your bladder or bowel, or numbness in the groin or around the seat.
- Both legs grow weak or numb.
- A very bad headache comes out of nowhere, or your face droops, your speech is slurred, or one side goes weak.
- Chest pain, or pain that spreads to the arm or jaw with sweating or short breath.
Don’t drive yourself, and don’t wait until the meeting is over.
## See a doctor soon, within days
- An arm or a hand is getting weaker, or you drop things and your fingers feel clumsy.
- Your walk has become unsteady.
- The pain began with a fall, a crash or a blow.
- You also have a fever, you lose weight without trying, or you’ve had cancer.
- Pain wakes you at night and no position helps.
- Tingling or numbness stays, or keeps coming back.
## Ask somebody when it doesn’t move on
Some pain isn’t dangerous and still not right. If you’ve changed the desk, moved more, and given it two or three weeks without any change, ask. A doctor, a physical therapist or an occupational therapist can look at the whole of it. So can we, and we’ll send you on if it isn’t for us.
## While you stretch
A stretch should feel like a gentle pull. It should ease off when you stop. These are the signs to stop at once:
1. sharp or shooting pain,
2. tingling, numbness or weakness,
3. dizziness, or anything odd with your eyes.
If you’re pregnant, have had surgery, or have a condition of the bones, joints or nerves, ask first which movements suit you.
> You aren’t wasting anybody's time. A short call that turns out to be nothing is a good call.
## What we do with this
When somebody writes to us, these are the first things we ask about. Sometimes our answer to a request is: please see a doctor first, and come to us after. We would rather lose a visit than miss a sign.
*This list is general information and can’t be complete. It’s no diagnosis and no medical advice, and reading it doesn’t make you our client. If you’re worried, don’t look for your case in a list. Call.*`,
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
    content: `People ask us which standing desk to buy. We ask back what for. The answer is often "my back," and then we look at the chair and the screen first, because they cost less and do more.
If it’s still the desk after that, here is what we would want to know.
## 1. Does it go low enough?
Everybody looks at the highest setting. The lowest one matters more. A short person needs a low desk to sit at, and many frames stop too high. Sit in your own chair with your feet flat and your elbows bent, and measure from the floor to your elbows. The desk must come down to that, or lower.
## 2. Does it go high enough?
Do the same on your feet, in the shoes you wear to work. Floor to elbow: that’s the height for typing. Tall people, look twice.
## 3. Will you move it?
A crank is cheap and tends to stay where it is. A motor with stored heights gets used. Be honest about which kind of person you are.
## 4. What about the screen?
When the desk goes up, your eyes go up by another amount. A screen on an arm can follow. A laptop on the bare desk is as wrong standing as it was sitting.
## 5. Is it steady at full height?
Type on it in the shop, at your own height. If the screen shakes, you’ll stop standing.
## 6. Where do the cables go?
A cable that’s too short pulls the plug, or the lamp. Count them, and leave a loop.
## 7. What will you stand on?
A hard floor tires the feet. A mat helps, and so do shoes that you would walk in. A low bar or a box to put one foot on, in turns, is good for the back.
## How to use it
Start small. Stand for one call in the morning and one in the afternoon. Add more when you feel like it. Sit down when your feet or back say so. Standing still for hours is no better than sitting still for hours; it’s the change that does you good.
> The best height for a desk is the one it didn’t have an hour ago.
## And if the budget says no
A shelf, a counter or a firm box on the desk gives you a place to stand for calls and reading. Meetings can be walked. And a chair that fits you is in use for the rest of the day in any case.
If you’re about to order desks for a whole team, talk to somebody first. It doesn’t have to be us. But one hour with a tape measure costs less than one wrong desk.`,
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
    content: `You look after an office. Someone asked about ergonomics, and now it’s on your list. You don’t need a consultant to start. You need a tape measure, a notepad, and twenty minutes while people are at work.
## Before you go
Tell everyone what you’re doing and why. You’re looking at desks, not at people. Write down furniture, not the names of people who slouch. Then ask one question by email: "Is there anything about your desk that bothers you?" The answers tell you where to start.
## Walk once without stopping
Go through the whole room and only look. You’ll see patterns: screens that are all too low, windows at people's backs, chairs that nobody has ever adjusted. Patterns are cheaper to fix than cases.
## Then stop at each desk
Five things can be seen in a minute.
1. **Feet.** Do they rest on the floor, or on something firm?
2. **Back.** Does it touch the backrest, or is the person on the edge of the seat?
3. **Elbows.** Are they at the sides, about level with the keys?
4. **Screen.** Is its top at eye level, and can an arm just reach it?
5. **Reach.** What does the person stretch for again and again?
Ask each person to show you how the chair goes up and down. If they don’t know, you have found the best five minutes of your week: show them.
## What to write down
Make three columns: *today*, *this month*, *to buy*. Most of what you find belongs in the first one.
- **Today:** raise the chair, move the mouse, turn the screen, clear the space under the desk, put a box under two feet.
- **This month:** swap two desks so that nobody faces the window, bring in lamps, fix the blinds.
- **To buy:** laptop stands, keyboards, two footrests, one headset. In that order, if in doubt.
## Come back
Put a date in your calendar four weeks from now. Walk the same way with the same list. Ask the same question by email. If a chair has slid back to where it was, ask why; there’s always a reason, and now and then it’s a good one.
## When to ask for help
Get somebody in when a person has pain that stays, when somebody comes back after surgery or an injury, when several people have the same complaint, or when you’re about to buy for everyone. North Carolina employers also have a duty under the law to keep work free of known serious hazards, and it helps to have it in writing that you looked.
Our [checklist](/resources?q=checklist) has two pages for one desk. Take as many copies as you have desks.
> You won’t find everything. You’ll find the half that’s easy, and that’s often the half that hurts.`,
  },
];
