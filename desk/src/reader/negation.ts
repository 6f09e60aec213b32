/** Words that deny what follows them. */
const denies =
  / (?:not|no|never|without|none|zero|nothing|hardly|rarely|scarcely|seldom|neither|nor|lacks?|lacking|minus|sans) /;
/** What has a negation in it and denies nothing. */
const harmless =
  / (?:not (?:only|just|bad|too bad)|no (?:complaints?|issues?|problems?|trouble|doubt|wonder|matter)(?! with| about)|can not complain) /g;
/** A denial ends here: "no lumbar pad and hard armrests". */
const scopeEnds = / (?:and|but|so|because|when|while|since|then|unless) /g;
const deniedBehind = /^ (?:is |are |it )?(?:no|none|nope|nada|nonexistent|zero)(?: yet)? $/;

/** How many words before a phrase may deny it: "not that my feet reach". */
const reach = 5;

/** Whether what stands from `start` to `end` in a clause of plain words is denied. */
export function isDenied(plain: string, start: number, end: number): boolean {
  let from = 0;
  for (const scopeEnd of plain.slice(0, end).matchAll(scopeEnds)) from = scopeEnd.index;
  const before = plain.slice(Math.min(from, start), start).trim().split(' ').slice(-reach).join(' ');
  const scope = ` ${from < start ? before : ''} ${plain.slice(Math.max(from, start), end)} `.replace(
    harmless,
    ' ',
  );
  return denies.test(scope) || deniedBehind.test(plain.slice(end));
}

/** Whether a phrase says itself that something is not so. */
export function saysNot(written: string): boolean {
  return /\b(?:not|no|never|without|none|zero|nothing|nowhere|hardly|rarely|barely|lacks?|minus)\b/.test(
    written.replace(/\(\?[!<][^()]*(?:\([^()]*\)[^()]*)*\)/g, ''),
  );
}
