// Two files of one association that were joined may be parted again for a while: what is noted for it is kept no longer
// (ADR 0567, 0541).

/** For how many days a merge may be undone; every sentence about it reads this number. */
export const joursPourAnnuler = 30;
