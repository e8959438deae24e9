// What comes next for granted money, in the words that cards, home, e-mails and steps share.
import { formatDate } from '../../identifiants/dates-affichees.ts';
import { formatEurosCents } from '../../identifiants/nombres-affiches.ts';
import { demandeFermee, type OptionPaiement, type SuiteArgent } from './suite-argent.rules.ts';

type Demandable = Pick<SuiteArgent, 'a_demander' | 'ensuite'>;

/** Returns what may be asked, such as « l’acompte, 1 000 € au plus »; null when nothing may. */
export function sayWhatToAsk({ a_demander, ensuite }: Demandable): string | null {
  if (a_demander === null) return null;
  const euros = formatEurosCents(a_demander.montant);
  if (a_demander.nature === 'solde') return `le solde, ${euros}`;
  return ensuite ? `l’acompte, ${euros} au plus` : `le versement, ${euros}`;
}

/** Returns what to ask, after « À vous : »: « demandez l’acompte, 1 000 € au plus. »; null when nothing may be asked. */
export function sayArgentToAsk(suite: Demandable): string | null {
  const quoi = sayWhatToAsk(suite);
  return quoi && `demandez ${quoi}.`;
}

/** Returns what will be left, such as « Le solde, 1 000 €, se demandera une fois l’acompte versé. », or null. */
export function sayArgentNext({ ensuite }: SuiteArgent, service: string): string | null {
  if (ensuite === null) return null;
  const euros = formatEurosCents(ensuite.montant);
  return ensuite.par === 'association'
    ? `Le solde, ${euros}, se demandera une fois l’acompte versé.`
    : `${service} versera ensuite ${euros} : vous n’aurez rien à demander.`;
}

/** The name of the service that pays, and the present instant. */
type Lecture = { service: string; now: Date };

/** Returns the sentence of a card: « À vous : demandez le solde, 1 000 €. », or what comes, and towards which day. */
export function saySuiteArgent(suite: SuiteArgent, { service, now }: Lecture): string {
  const demande = sayArgentToAsk(suite);
  return demande ? `À vous : ${demande}` : (attenduSaid(suite, { service, now }) ?? '');
}

/** Returns for example « 1 000 € demandés, attendus vers le 28/01/2027. », or null when nothing comes by itself. */
function attenduSaid({ attendu }: SuiteArgent, { service, now }: Lecture): string | null {
  if (attendu === null) return null;
  const euros = formatEurosCents(attendu.montant);
  const quand = attendu.le === null ? null : attenduLeSaid(new Date(attendu.le), now);
  if (attendu.isAsked) return `${euros} demandés${quand ? `, attendus ${quand}` : ''}.`;
  return `${service} doit verser ${euros}${quand ? `, attendus ${quand}` : ''} : vous n’avez rien à demander.`;
}

const attenduLeSaid = (le: Date, now: Date): string =>
  le < now ? `depuis le ${formatDate(le)}` : `vers le ${formatDate(le)}`;

type Imprimee = Lecture & { accorde: number; verse: number };

/**
 * Returns what a PDF says of granted money, to whoever reads it: « 1 000 € versés sur 2 000 € accordés. L’association
 * peut demander le solde, 1 000 €. »
 */
export function suiteArgentImprimee(
  suite: SuiteArgent | null,
  { service, now, accorde, verse }: Imprimee,
): string {
  const said = [
    `${verse > 0 ? `${formatEurosCents(verse)} versés` : 'Rien de versé encore'} sur ${formatEurosCents(accorde)} accordés.`,
  ];
  if (suite === null) return said.join(' ');
  const { attendu, a_demander, ensuite } = suite;
  if (attendu) {
    const quand = attendu.le === null ? '' : `, attendus ${attenduLeSaid(new Date(attendu.le), now)}`;
    const euros = formatEurosCents(attendu.montant);
    said.push(
      attendu.isAsked
        ? `${euros} demandés${quand}.`
        : `${service} doit verser ${euros}${quand}, sans demande.`,
    );
  }
  const demande = sayArgentToAsk(suite);
  if (a_demander && demande) said.push(`L’association peut ${demande.replace(/^demandez/, 'demander')}`);
  if (ensuite) {
    const euros = formatEurosCents(ensuite.montant);
    said.push(
      ensuite.par === 'association'
        ? `Le solde, ${euros}, se demandera une fois l’acompte versé.`
        : `${service} versera ensuite ${euros}, sans demande.`,
    );
  }
  return said.join(' ');
}

/**
 * Returns from when the usual delay of a payment counts, told before anything is granted: « demande » alone would then be
 * read as the request for the grant.
 */
export const sayDebutDelaiVersement = (option: OptionPaiement): string =>
  demandeFermee(option, { engage: 0, verse: 0 }) === 'sans-demande'
    ? 'après la décision'
    : 'après la demande de versement';

/** Returns what an e-mail about granted money adds: what one must ask, or what comes without asking; null for neither. */
export function suiteArgentEcrite(suite: SuiteArgent | null, lecture: Lecture): string | null {
  if (suite === null) return null;
  const demande = sayArgentToAsk(suite);
  const parts = [
    attenduSaid(suite, lecture),
    demande && `À vous : ${demande} Ouvrez le dossier, puis « Demander le versement ».`,
    demande && `L’argent arrive environ ${suite.delai_jours} jours après votre demande.`,
    sayArgentNext(suite, lecture.service),
  ];
  return parts.filter(Boolean).join(' ');
}
