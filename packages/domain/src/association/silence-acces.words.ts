// What follows when nobody answers a request for access: the administration may decide, and only upon a proof. The
// person who answers, the one who asks and the e-mails all read it here.

/** `preuves` is how many proofs are joined, or null where the reader does not see them. */
type Silence = { isLate: boolean; preuves: number | null };

/** Returns « une personne de l’administration pourra décider, si une preuve est jointe », to follow « Ensuite, ». */
export const saySilence = ({ isLate, preuves }: Silence): string =>
  `une personne de l’administration ${isLate ? 'peut' : 'pourra'} décider, ${preuves ? 'd’après la preuve jointe' : 'si une preuve est jointe'}`;
