import { to12Hour, to24Hour } from '@practice/contract/time';

export const clockTime = {
  transformer: {
    to: (time: string | null) => time && to24Hour(time),
    from: (time: string | null) => time && to12Hour(time),
  },
};
