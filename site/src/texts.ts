import { cancellationRule } from '@practice/contract/appointments';
import { dollars } from '@practice/contract/format';
import { firstPackages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { insuranceAnswer, mnriPrice } from '@practice/contract/practice-answers';

const [foundations = '', optimization = '', personalized = ''] = firstPackages.map(
  ({ title, price }) => `${title} (${dollars(price)})`,
);

const facts: Readonly<Record<string, string>> = {
  ...paths,
  area: practice.area,
  city: practice.address.city,
  parking: practice.parking,
  replyWithinHours: `${practice.replyWithinHours}`,
  ...{ foundations, optimization, personalized, cancellationRule, insuranceAnswer, mnriPrice },
};

/** The texts of a file in `site/texts`, with the facts that they name in braces. @throws if there is no such fact */
export function withFacts<Texts>(texts: Texts): Texts {
  const json = JSON.stringify(texts).replace(/\{(\w+)\}/g, (brace, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`There is no fact ${brace}.`);
    return JSON.stringify(fact).slice(1, -1);
  });
  return JSON.parse(json);
}
