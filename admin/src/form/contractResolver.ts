import type { Checked } from '@practice/contract/check';
import type { FieldValues, Resolver } from 'react-hook-form';

/** The contract's rules for a form. @param check such as `(typed) => check(clientInput, typed)`; its output is sent */
export function contractResolver<Fields extends FieldValues>(
  check: (typed: Fields) => Checked<object>,
): Resolver<Fields> {
  return (typed) => {
    const { output, errors } = check(typed);
    if (!errors) return { values: output as Fields, errors: {} };
    const byField = errors.map(({ path, message }) => [path, { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(byField) };
  };
}
