// Who asks and what they certify, the same in the PDF of every kind of dossier.
import type { Fiche } from '@asso/domain/association/fiche.fields';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { adresseLine, communeDite } from '@asso/domain/referentiel/adresse.words';
import type { Fact } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { bullets, paragraph } from '../platform/pdf/text-blocks.ts';

type Demandeur = {
  demandeur: { id_siret: string; nom: string; commune: string | null };
  /** The file of the association, as far as its dossier reads it. */
  association: Readonly<Record<string, unknown>>;
};

/** Its numbers, where it is and how it is reached; what is not known takes no line. */
export function demandeurFacts(view: Demandeur, siret: string): Fact[] {
  const { demandeur } = view;
  const { identite, coordonnees } = view.association as Partial<Fiche>;
  const { telephone, courriel, adresse_siege } = coordonnees ?? {};
  return [
    { label: 'Association', value: demandeur.nom },
    ...known('Numéro RNA', identite?.id_rna),
    { label: siret, value: formatSiret(demandeur.id_siret) },
    ...known('Commune', demandeur.commune && communeDite(demandeur.commune)),
    ...known('Adresse du siège', adresseLine(adresse_siege)),
    ...known('Téléphone', telephone && formatTelephone(telephone)),
    ...known('Adresse électronique', courriel),
  ];
}

const known = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

type Certifie = {
  attestation: { certifie?: boolean | null; lieu?: string | null } | null | undefined;
  signataire: string | undefined;
  clauses: readonly string[];
  /** The times it was sent, none while it was not. */
  transmis: readonly (string | null)[];
  /** Who sent it, where it is known. */
  par?: string;
  /** What is said between the list and the place and day. */
  autres?: () => void;
};

/** Once certified, the list says it: the box is not said again, and place and day stand in one line. */
export function drawAttestation(pdf: Pdf, given: Certifie): void {
  const { attestation, signataire, clauses, transmis, par, autres } = given;
  const isCertifie = attestation?.certifie === true;
  const who = `${signataire ?? 'La personne signataire'} certifie que\u00a0:`;
  paragraph(pdf, isCertifie ? who : 'À certifier avant la transmission\u00a0:');
  bullets(pdf, clauses);
  autres?.();
  const [sent] = transmis
    .flatMap((one) => one ?? [])
    .sort()
    .reverse();
  const day = sent ? `le ${formatDate(new Date(sent))}` : null;
  const fait = [attestation?.lieu && `à ${attestation.lieu}`, day].filter(Boolean).join(', ');
  if (isCertifie && fait) paragraph(pdf, `Fait ${fait}.`);
  if (sent && par) paragraph(pdf, `Transmis par ${par}.`);
}
