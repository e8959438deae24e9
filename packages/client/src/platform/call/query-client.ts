import { QueryClient } from '@tanstack/react-query';

/** The cache of read objects lasts as long as the same person is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, retryDelay: 1000, networkMode: 'always' } },
});
