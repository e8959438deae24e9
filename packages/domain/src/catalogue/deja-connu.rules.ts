// A question is pointed out when a register or the association's file already holds its answer.

const connus: readonly { ou: string; mots: RegExp }[] = [
  {
    ou: 'Déjà connu par le RNA.',
    mots: /\brna\b|waldec|date (de )?(creation|declaration|publication au journal)|objet (statutaire|de l ?association)|(nom|titre|sigle) de (l ?|votre )association|adresse du siege/,
  },
  {
    ou: 'Déjà connu par Sirene.',
    mots: /\bsire[nt]\b|code (ape|naf)|activite principale|forme juridique/,
  },
  {
    ou: 'Déjà dans la fiche de l’association.',
    mots: /(telephone|courriel|adresse electronique|site (web|internet)|domaine|budget|iban|rib|president\w*|tresori\w*) de (l ?|votre )association|\b(iban|bic)\b|nombre d ?adherent/,
  },
];

/**
 * Looks at the words of a question and returns where its answer is known, or null when only the applicant can
 * answer.
 */
export function dejaConnu(question: { label?: string | null; code?: string | null }): string | null {
  const said = [question.label, question.code?.replaceAll('_', ' ')].filter(Boolean).join(' ');
  const words = said.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, ' ').toLowerCase();
  return connus.find(({ mots }) => mots.test(words))?.ou ?? null;
}
