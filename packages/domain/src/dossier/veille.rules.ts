// Colleagues are told of a change within 10 s and see who has the same page open (§8; screens, Autosave and
// Conflict).

/**
 * An open page asks for changes every this many seconds, so that, with the reading that follows, a change shows within
 * ten seconds.
 */
export const veilleSecondes = 8;

/** A person whose page has asked for nothing during this many seconds is taken to have left. */
export const presenceSecondes = 25;

type Vue = { version: number; projets: readonly { id: string; version: number }[] };

/** Tells whether something changed since the page read it: the header, a project, or the list of projects. */
export const aChange = (connue: Vue, presente: Vue): boolean =>
  presente.version > connue.version ||
  presente.projets.length !== connue.projets.length ||
  presente.projets.some(({ id, version }) => {
    const known = connue.projets.find((one) => one.id === id);
    return known === undefined || version > known.version;
  });
