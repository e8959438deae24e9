import { QueryClient } from '@tanstack/react-query';

/** What was read, as long as the same person is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, retryDelay: 1000, networkMode: 'always' } },
});
