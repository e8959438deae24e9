// This file draws the applicant and what they certify, alike in the PDF of every kind of dossier.
import type { Fiche } from '@asso/domain/association/fiche.fields';
import { type EnvoiToSay, nameCertifier, signerLines } from '@asso/domain/dossier/signature/qui-signe.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { sayCommune } from '@asso/domain/referentiel/commune.words';
import { type Fact, facts } from '../../platform/pdf/facts.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { bullets, paragraph } from '../../platform/pdf/text-blocks.ts';

type Demandeur = {
  demandeur: { id_siret: string; nom: string; commune: string | null };
  /** The part of the association's file that the dossier shows. */
  association: Readonly<Record<string, unknown>>;
};

/** Gives the association's numbers, its place and how it is reached; an unknown value takes no line. */
export function demandeurFacts(view: Demandeur, siret: string): Fact[] {
  const { demandeur } = view;
  const { identite, coordonnees } = view.association as Partial<Fiche>;
  const { telephone, courriel, adresse_siege } = coordonnees ?? {};
  return [
    { label: 'Association', value: demandeur.nom },
    ...known('Numéro RNA', identite?.id_rna),
    { label: labelSiret(siret, demandeur.id_siret), value: formatSiret(demandeur.id_siret) },
    ...known('Commune', demandeur.commune && sayCommune(demandeur.commune)),
    ...known('Adresse du siège', adresseLine(adresse_siege)),
    ...known('Téléphone', telephone && formatTelephone(telephone)),
    ...known('Adresse électronique', courriel),
  ];
}

const known = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);

type Certifie = {
  attestation: { certifie?: boolean | null; lieu?: string | null } | null | undefined;
  clauses: readonly string[];
  /** The last sending: who sent it, and who signed it; null while it was never sent. */
  envoi: EnvoiToSay | null;
  /** Draws what comes between the list and the place and day. */
  autres?: () => void;
};

/**
 * Draws what was certified, and by whom. Once it is certified, the sentence above the list says so: the box is not drawn
 * again, and the place and day share one line.
 */
export function drawAttestation(pdf: Pdf, given: Certifie): void {
  const { attestation, clauses, envoi, autres } = given;
  const isCertifie = attestation?.certifie === true;
  paragraph(
    pdf,
    isCertifie && envoi
      ? `${nameCertifier(envoi)} certifie que\u00a0:`
      : 'À certifier avant la transmission\u00a0:',
    { announces: true },
  );
  bullets(pdf, clauses);
  autres?.();
  const day = envoi && `le ${formatDate(envoi.le)}`;
  const fait = [attestation?.lieu && `à ${attestation.lieu}`, day].filter(Boolean).join(', ');
  if (isCertifie && fait) paragraph(pdf, `Fait ${fait}.`);
  if (envoi) facts(pdf, signerLines(envoi));
}
