// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useServicesAdministres } from './use-services-ouverts.ts';

const reader = { territoire: null as string | null };
vi.mock('../platform/session/session.ts', () => ({ useUser: () => reader }));
const items = [
  { _id: 'a', nom: 'SDJES 13', code: 'SDJES13', code_territoire: '13' },
  { _id: 'b', nom: 'DRAJES Bretagne', code: 'DRAJESBZH', code_territoire: 'R53' },
];
vi.mock('../platform/call/call.ts', () => ({
  call: async () => ({ ok: true, value: { items, next: null } }),
}));
afterEach(() => vi.clearAllMocks());

it.each([
  [null, ['a', 'b']],
  ['13', ['a']],
  ['R93', ['a']],
  ['75', []],
])(
  'an administrator of %s creates for the services of their territory alone',
  async (territoire, offered) => {
    reader.territoire = territoire;
    const { result } = renderHook(() => useServicesAdministres());
    await waitFor(() => expect(result.current.map(({ value }) => value)).toEqual(offered));
  },
);
