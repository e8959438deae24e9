// Some accounts read and some administer the programmes of the Osiris area.

export const rolesOsiris = ['osiris.*'] as const;
export const administrateursOsiris = ['osiris.appli_admin'] as const;

/**
 * Tells whether the role administers the Osiris area and reads all its programmes; everybody else reads those they were
 * given.
 */
export const isAdministrateurOsiris = (role: string): boolean =>
  administrateursOsiris.some((one) => one === role);
