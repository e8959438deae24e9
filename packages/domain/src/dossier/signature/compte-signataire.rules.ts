// An account signs for the person named in the dossier only when something proves that it is theirs: the address of
// their card, or another manager who accepted them; who asks for the signature can give neither alone (ADR 0505).

import {
  type AdresseChangee,
  isSameAdresse,
  isSamePersonneNom,
  isTropRecente,
} from '../../association/collection/adresse-signataire.rules.ts';
import { formatDate } from '../../identifiants/dates-affichees.ts';
import { withElision } from '../../identifiants/elision.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Signataire } from './signature.rules.ts';

type Nomme = { prenom: string; nom: string };

/** A member who sees the whole establishment of the dossier, with the name they bore when they were accepted. */
export type MembreRead = Nomme & {
  id: string;
  email: string;
  par: string | null;
  nom_accepte: string | null;
  since: Date;
};

/** How the account came to be bound to the signatory, kept with the proof. */
export type LienSignataire = { par: 'adresse' | 'accepte'; dit: string };

export type CompteLie = { compte: MembreRead; lien: LienSignataire };

export type Candidats = {
  fiche: Nomme & Pick<Signataire, 'courriel'>;
  /** Who wrote the card, when nothing replaced its address since. */
  ecrite: { par: string | null; le: Date } | null;
  changee: AdresseChangee | null;
  membres: readonly MembreRead[];
  /** By whom each person, present or gone, was brought into the association. */
  entrees: ReadonlyMap<string, string | null>;
  noms: ReadonlyMap<string, string>;
  /** Who asks for the signature, or transmits; and who began the dossier, who cannot have accepted its signatory. */
  demandeur: string;
  createur: string | null;
  now: Date;
};

const nomOf = ({ prenom, nom }: Nomme): string => `${prenom} ${nom}`.trim();

/** Finds the account that may sign, and what binds it; else says why no account may. */
export function compteSignataire(
  given: Candidats,
): { ok: true; value: CompteLie } | { ok: false; problem: Problem } {
  const { fiche, membres } = given;
  const nom = nomOf(fiche);
  const ofName = membres.filter((one) => isSamePersonneNom(nomOf(one), nom));
  const [parAdresse] = membres.filter(({ email }) => isSameAdresse(email, fiche.courriel));
  const lies = ofName.flatMap((compte): CompteLie[] => {
    const lien = lienOf(compte, given);
    return lien ? [{ compte, lien }] : [];
  });
  const [first, ...others] = lies.toSorted((a, b) => rang(a) - rang(b));
  if (first && (others.length === 0 || first.lien.par === 'adresse')) return { ok: true, value: first };
  return { ok: false, problem: refusOf(given, { nom, ofName, parAdresse }) };
}

const rang = ({ lien }: CompteLie): number => (lien.par === 'adresse' ? 0 : 1);

function lienOf(compte: MembreRead, given: Candidats): LienSignataire | null {
  const { fiche, noms, demandeur } = given;
  if (isSameAdresse(compte.email, fiche.courriel) && !isTropRecente(given.changee, given.now)) {
    return { par: 'adresse', dit: `ce compte a l’adresse de sa fiche, ${adresseSaid(given)}` };
  }
  // Nobody asked an account that transmits by itself: who let it in may be behind it, so only the address proves it.
  if (compte.id === demandeur) return null;
  const { par, nom_accepte } = compte;
  if (par === null || par === compte.id || !isSamePersonneNom(nom_accepte ?? '', nomOf(fiche))) return null;
  if (isEntreePar(compte.id, given)) return null;
  const qui = noms.get(par) ?? 'un gestionnaire';
  return { par: 'accepte', dit: `ce compte a été accepté par ${qui} le ${formatDate(compte.since)}` };
}

/** True when the asker, or who began the dossier, brought this person in, even through others whom they brought in. */
function isEntreePar(id: string, { entrees, demandeur, createur }: Candidats): boolean {
  const seen = new Set<string>();
  for (let by = entrees.get(id); by && !seen.has(by); by = entrees.get(by)) {
    if (by === demandeur || by === createur) return true;
    seen.add(by);
  }
  return false;
}

function adresseSaid({ changee, ecrite }: Candidats): string {
  if (changee?.confirmee_le) {
    return `changée par ${changee.par} et confirmée depuis l’ancienne le ${formatDate(changee.confirmee_le)}`;
  }
  if (changee) return `changée par ${changee.par} le ${formatDate(changee.le)}`;
  if (!ecrite) return 'qui n’a pas changé';
  return `écrite${ecrite.par ? ` par ${ecrite.par}` : ''} le ${formatDate(ecrite.le)}`;
}

type Trouves = { nom: string; ofName: readonly MembreRead[]; parAdresse: MembreRead | undefined };

function refusOf(given: Candidats, { nom, ofName, parAdresse }: Trouves): Problem {
  const { changee, fiche } = given;
  if (
    changee &&
    isTropRecente(given.changee, given.now) &&
    ofName.some(({ email }) => isSameAdresse(email, fiche.courriel))
  ) {
    const params = { de_nom: withElision(nom), par: changee.par, date: formatDate(changee.le) };
    return { code: 'dossier.signature-adresse-recente', params };
  }
  if (parAdresse && !ofName.includes(parAdresse)) {
    return {
      code: 'dossier.signature-autre-nom',
      params: { de_nom: withElision(nom), de_compte: withElision(nomOf(parAdresse)) },
    };
  }
  return ofName.length > 0
    ? { code: 'dossier.signature-non-prouve', params: { de_nom: withElision(nom) } }
    : { code: 'dossier.signature-sans-compte', params: { nom } };
}
