// The sentences that change only with the gender of what is filled in and transmitted: they are the same for every
// démarche of that name, which therefore writes none of them.

export const phrasesEnvoi = {
  dossier: {
    question: 'Transmettre ce dossier ?',
    fin: 'Une fois transmis, vous ne pourrez plus modifier le dossier.',
    ici: 'Votre dossier n’est pas transmis',
    aFaire: 'Il reste à le compléter ou à le transmettre.',
    reprendre: 'Reprendre le dossier',
    parti: 'Nous ne savons pas si votre dossier est parti.',
    resteIci: 'Il n’a pas pu partir.',
  },
  demande: {
    question: 'Transmettre cette demande ?',
    fin: 'Une fois transmise, vous ne pourrez plus la modifier.',
    ici: 'Votre demande n’est pas transmise',
    aFaire: 'Il reste à la compléter ou à la transmettre.',
    reprendre: 'Reprendre la demande',
    parti: 'Nous ne savons pas si votre demande est partie.',
    resteIci: 'Elle n’a pas pu partir.',
  },
  compteRendu: {
    question: 'Transmettre ce compte rendu ?',
    fin: 'Une fois transmis, vous ne pourrez plus le modifier.',
    ici: 'Votre compte rendu n’est pas transmis',
    aFaire: 'Il reste à le compléter ou à le transmettre.',
    reprendre: 'Reprendre le compte rendu',
    parti: 'Nous ne savons pas si votre compte rendu est parti.',
    resteIci: 'Il n’a pas pu partir.',
  },
} as const;

/** What is filled in and transmitted, as its sentences name it. */
export type EnvoiObjet = keyof typeof phrasesEnvoi;
