import { createStore } from '../ui/page/store.ts';

/** An address that ends with #notifications leads to the inbox of the home page. */
export const notificationsId = 'notifications';

/** It is true once the whole inbox is asked for: the home page first shows only the latest notifications. */
export const notificationsEntieres = createStore(false);

export function focusNotifications(): void {
  notificationsEntieres.set(true);
  const heading = document.getElementById(notificationsId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
