/** The inbox of the home page, by the address that ends with #notifications. */
export const notificationsId = 'notifications';

export function focusNotifications(): void {
  const heading = document.getElementById(notificationsId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
