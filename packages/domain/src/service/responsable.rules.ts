// This rule stands apart from the rights of services, so that the menu of every page loads no list of departments.

/** Tells whether a member answers for the service: only its manager (responsable) or its own account does (§6). */
export const answersForService = ({ role }: { role: string }): boolean =>
  role === 'responsable' || role === 'compte';
