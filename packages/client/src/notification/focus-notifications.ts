import { createStore } from '../ui/store.ts';

/** The inbox of the home page, by the address that ends with #notifications. */
export const notificationsId = 'notifications';

/** All of it is asked for: the home page shows the latest alone. */
export const notificationsEntieres = createStore(false);

export function focusNotifications(): void {
  notificationsEntieres.set(true);
  const heading = document.getElementById(notificationsId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
