import { type ComponentType, Suspense } from 'react';
import { useWornRole } from '../platform/session/session-role.ts';
import { forRole } from './for-role.ts';

type Part = { pour?: (role: string) => boolean; Part: ComponentType };

export function PageByRole({ parts }: { parts: readonly Part[] }) {
  const found = forRole(parts, useWornRole());
  return <Suspense>{found && <found.Part />}</Suspense>;
}
