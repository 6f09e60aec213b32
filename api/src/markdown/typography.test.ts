import { expect, test } from '@jest/globals';
import { applyTypography } from './typography.ts';

test.each([
  [`What's new`, 'What’s new'],
  [`"Sit" isn't 'done'`, '“Sit” isn’t ‘done’'],
  ['Wait... 30--60 minutes', 'Wait… 30–60 minutes'],
  ['“Already”, she’s done…', '“Already”, she’s done…'],
  ['two\nlines, isn\'t it? "Yes"', 'two\nlines, isn’t it? “Yes”'],
  ['', ''],
  ['  kept  ', '  kept  '],
  ['29 CFR 1910.151(c), (r) (tm) (p) +-2', '29 CFR 1910.151(c), (r) (tm) (p) +-2'],
  ['../desk, ???? ,, 10--15', '../desk, ???? ,, 10–15'],
  ["the '90s and '80s desks, 'best of the '90s'", 'the ’90s and ’80s desks, ‘best of the ’90s’'],
  [`'Twas rock 'n' roll, get 'em. Class of '24`, '’Twas rock ’n’ roll, get ’em. Class of ’24'],
  [`5'7" or 5' 7" tall, "I'm 5'7"," she said`, '5′7″ or 5′ 7″ tall, “I’m 5′7″,” she said'],
  [`a 20" x 30" desk (24"), 6' wide, 2'x3'`, 'a 20″ x 30″ desk (24″), 6′ wide, 2′x3′'],
  [`"Sit at 90" and "use a 24" screen", 27½"`, '“Sit at 90” and “use a 24″ screen”, 27½″'],
  [`the kids' 1990's desk, it's 9 o'clock`, 'the kids’ 1990’s desk, it’s 9 o’clock'],
  ["'08, '09 and the '20-'21 season, '60's", '’08, ’09 and the ’20-’21 season, ’60’s'],
  ["'24 hours' is a quotation", '‘24 hours’ is a quotation'],
  [`a 5⅜" gap, 60"W x 30"D x 29"H, 4'11''`, 'a 5⅜″ gap, 60″W x 30″D x 29″H, 4′11′′'],
  ['"It goes on, he said', '“It goes on, he said'],
  ['and it ends here." Yes', 'and it ends here.” Yes'],
  [`see https://a.example/it's?x="1"--2, it's "so"`, `see https://a.example/it's?x="1"--2, it’s “so”`],
])('%j is printed as %j', (text, expected) => expect(applyTypography(text)).toBe(expected));

test('only quotes, dashes and dots are changed, and markup stays as typed', () => {
  const typed =
    '<b>*bold*</b> [a](javascript:b) `c` &amp; &copy; https://a.example/b_c_ \\* # - 1. > ![d](e)';
  expect(applyTypography(typed)).toBe(typed);
});
