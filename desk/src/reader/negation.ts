const denies =
  / (?:not|no|never|without|none|zero|nothing|hardly|rarely|scarcely|seldom|neither|nor|nobody|lacks?|lacking|minus|sans) /;
const harmless =
  / (?:not (?:only|just|bad|too bad)|no (?:complaints?|issues?|problems?|trouble|doubt|wonder|matter)(?! with| about)|can not complain) /g;
/** A denial ends here: "no lumbar pad and hard armrests". */
const scopeEnds = / (?:and|but|(?<! not )so|because|when|while|since|then|unless) /g;
const deniedBehind =
  /^ (?:(?:is |are |it )?(?:no|none|nope|nada|nonexistent|zero)(?: yet)? $|(?:\w+ ){0,4}?(?:is|are|does|do) not (?:something|anything|a (?:thing|problem|habit|worry)|an issue|my (?:thing|style|habit|problem)|what i|how i|who i|happen|the case))/;

/** Denies the whole clause behind it, including a denial in it: "it's not that my back isn't supported". */
const deniesClause =
  / (?:not (?:that|like|as if|as though|to say|the case|true|really true|because)|(?:would|can|could|will) not (?:say|claim|call)|do not (?:think|feel|believe|find|mean|notice|say)|(?:never|not|no) (?:\w+ )?(?:a |the |one )?(?:time|moment|day|minute|point|sense|feeling)(?: in the day)? (?:when|where|of|that)|never (?:said|felt|noticed|goes|feel|feels)|far from|(?:wrong|lying|untrue|unfair) (?:if i said|to (?:say|call|claim))|nor (?:do|does|is|are|can)) /g;
const clauseOfDenialEnds = / (?:and|but|so|then|unless|because|since) /g;

const reach = 8;

export function isDenied(plain: string, start: number, end: number): boolean {
  const preface = endOfPreface(plain, start);
  if (preface > 0) return !deniesRightThere(plain.slice(preface), start - preface, end - preface);
  return deniesRightThere(plain, start, end);
}

/** Whether everything at `start` is denied, even a denial. */
export const isAllDenied = (plain: string, start: number) => endOfPreface(plain, start) > 0;

function endOfPreface(plain: string, start: number): number {
  let from = 0;
  let preface = 0;
  const before = plain.slice(0, start + 1);
  for (const end of before.matchAll(clauseOfDenialEnds)) from = end.index;
  for (const denial of before.slice(from).matchAll(deniesClause))
    preface = from + denial.index + denial[0].length - 1;
  return preface;
}

function deniesRightThere(plain: string, start: number, end: number): boolean {
  let from = 0;
  for (const scopeEnd of plain.slice(0, end).matchAll(scopeEnds)) from = scopeEnd.index;
  const before = plain.slice(Math.min(from, start), start).trim().split(' ').slice(-reach).join(' ');
  const scope = ` ${from < start ? before : ''} ${plain.slice(Math.max(from, start), end)} `.replace(
    harmless,
    ' ',
  );
  return denies.test(scope) || deniedBehind.test(plain.slice(end));
}

export function isNegation(written: string): boolean {
  return /\b(?:not|no|never|without|none|zero|nothing|nowhere|hardly|rarely|barely|lacks?|minus)\b/.test(
    written.replace(/\(\?[!<][^()]*(?:\([^()]*\)[^()]*)*\)/g, ''),
  );
}
