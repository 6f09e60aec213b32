import { screenDistanceState } from '../desk-check.ts';
import type { FactorState } from '../factors.ts';

type StateOfNumbers = (...amounts: readonly number[]) => FactorState | undefined;

/** The states that numbers mean, by the name that `desk/phrases/reader/factors` uses. Lengths are in centimeters, times in minutes. */
export const statesOfNumbers: Readonly<Record<string, StateOfNumbers>> = {
  'three fingers': (size = 0) => (size <= 11 && size >= 3 ? 'fits' : undefined),
  'below eye level': (size = 0) => (size <= 9 ? 'fits' : 'too low'),
  'screen distance': (size = 0) => screenDistanceState(size),
  'reach of a phone': (size = 0) => (size <= 35 ? 'near' : size >= 50 ? 'far' : undefined),
  time: timeState,
  'times and minutes': (times = 0, minutes = 0) => (times < 20 ? timeState(times * minutes) : undefined),
  'time in two parts': (...times) => timeState(times.reduce((sum, time) => sum + time, 0)),
  'longest time': (...times) => timeState(Math.max(...times)),
  'less than': (time = 0) => timeState(time - 1),
  'more than': (time = 0) => timeState(time + 1),
  // "Forty a week" is often written without a unit.
  'time a week': (...times) => {
    const time = Math.max(...times);
    return timeState((time < 100 ? time * 60 : time) / 5);
  },
  hours: hoursState,
  'hours in two parts': (first = 0, second = 0) => hoursState(first + second),
  clock: clockState,
  'until noon': (from = 0) => clockState(from, 12),
  stretch: (...minutes) => {
    const longest = minutes.at(-1) ?? 0;
    if (longest < 1) return undefined;
    return longest <= 65 ? 'at least hourly' : 'rarer';
  },
  'more than an hour': (minutes = 0) => (minutes > 65 ? 'rarer' : undefined),
};

function timeState(minutes = 0): FactorState<'duration'> {
  if (minutes < 60) return 'under 1 hour';
  return minutes <= 240 ? '1 to 4 hours' : 'over 4 hours';
}

function hoursState(hours = 0) {
  return hours > 0 && hours <= 20 ? timeState(hours * 60) : undefined;
}

function clockState(from = 0, to = 0) {
  const between = (to - from + 12) % 12;
  // "2 to 3" and the like without a unit are hours, not times of day.
  return from < to && (from < 6 || to - from < 3)
    ? timeState(((from + to) / 2) * 60)
    : timeState((between || 12) * 60);
}
