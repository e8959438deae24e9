import { QueryClient } from '@tanstack/react-query';

/** The cache of what was read from the server, emptied when another person signs in. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, retryDelay: 1000, networkMode: 'always' } },
});
