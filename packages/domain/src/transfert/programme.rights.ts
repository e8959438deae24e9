// Who reads and who administers the programmes of the Osiris area (decisions, Who belongs where, Systems outside).

export const rolesOsiris = ['osiris.*'] as const;
export const administrateursOsiris = ['osiris.appli_admin'] as const;

/** Who administers the area reads all of its programmes; everybody else those they were given. */
export const isAdministrateurOsiris = (role: string): boolean =>
  administrateursOsiris.some((one) => one === role);
