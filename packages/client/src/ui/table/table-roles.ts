/**
 * On a phone the CSS gives these elements another display, and browsers then drop their table roles: the roles are
 * therefore written in the markup.
 */
export const tableRoles = Object.fromEntries(
  ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map((role) => [role, { role }]),
);
