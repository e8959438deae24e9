// French drops the « e » of « de » before the sound of a vowel.
/** A name that begins with one of these sounds loses the « e » of what stands before: Anne, Yves, Hélène, Honoré. */
const sonDeVoyelle = /^(?:[aàâäeéèêëiîïoôöuùûüœæ]|y[^aàâeéèêioôu]|h[eéèê]|ho[^u])/i;

/**
 * Returns « d’Anne Martin » or « de Paul Girard ». Of the names in h, those that are sure to be silent are elided, and
 * the others keep « de » (Hassan, Houda, Hugues).
 */
export const withElision = (nom: string): string =>
  `${sonDeVoyelle.test(nom.trim()) ? 'd’' : 'de '}${nom.trim()}`;
