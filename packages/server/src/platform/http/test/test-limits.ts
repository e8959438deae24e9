import type { Feature } from '../../feature.ts';

/**
 * Takes off the limits on the number of calls of a feature. Each feature tests its own limits; the scenes and the
 * journeys make more calls than people do, and how many they make in a minute depends on the machine.
 */
export const withoutLimits = (one: Feature): Feature => ({ ...one, limits: {} });
