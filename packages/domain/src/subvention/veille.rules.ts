// Colleagues are told of a change within 10 s and see who has the same page open (§8; screens, Autosave and Conflict).

/** How often an open page asks: with the reading that follows, a change is told within ten seconds. */
export const veilleSecondes = 8;

/** Who has not asked for so long has left. */
export const presenceSecondes = 25;

type Vue = { version: number; projets: readonly { id: string; version: number }[] };

/** Something changed since the page read it: the head, a project, or which projects there are. */
export const aChange = (connue: Vue, presente: Vue): boolean =>
  presente.version > connue.version ||
  presente.projets.length !== connue.projets.length ||
  presente.projets.some(({ id, version }) => {
    const known = connue.projets.find((one) => one.id === id);
    return known === undefined || version > known.version;
  });
