import { type EnvoiToSay, nameCertifier, signerLines } from '@asso/domain/dossier/signature/qui-signe.words';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { type ContactService, sayContact } from '@asso/domain/service/contact.words';
import { type Fact, facts } from '../../platform/pdf/facts.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { bullets, heading, paragraph } from '../../platform/pdf/text-blocks.ts';

/** The content of a receipt, whatever was asked. */
export type RecepisseDessine = {
  id_fo: string;
  association: string;
  /** What was asked, and by whom. */
  demande: readonly Fact[];
  envoi: EnvoiToSay;
  contacts: readonly ContactService[];
  lieu: string | null | undefined;
  clauses: readonly string[];
  /** What comes next, one paragraph each. */
  suites: readonly string[];
};

/** Draws, on one page, the proof that a dossier was sent: it stays the same whatever became of the dossier since. */
export function recepissePdf(recepisse: RecepisseDessine, at: Date): Promise<Buffer> {
  return renderPdf({
    title: 'Récépissé de transmission',
    subtitle: recepisse.association,
    reference: `Dossier ${recepisse.id_fo}`,
    state: `Transmis le ${formatHorodatage(recepisse.envoi.le)}`,
    date: at,
    draw: (pdf) => drawRecepisse(pdf, recepisse),
  });
}

function drawRecepisse(pdf: Pdf, given: RecepisseDessine): void {
  const { envoi, contacts } = given;
  facts(pdf, [
    { label: 'Dossier', value: given.id_fo },
    ...given.demande,
    ...signerLines(envoi),
    { label: 'Reçu par', value: contacts.map(({ nom }) => nom).join(', ') },
  ]);
  heading(pdf, 2, 'Et ensuite');
  for (const suite of given.suites) paragraph(pdf, suite);
  heading(pdf, 2, contacts.length > 1 ? 'Les services à joindre' : 'Le service à joindre');
  facts(
    pdf,
    contacts.map((one) => ({ label: one.nom, value: sayContact(one) })),
  );
  heading(pdf, 2, 'Attestation');
  paragraph(pdf, `${nameCertifier(envoi)} certifie que\u00a0:`, { announces: true });
  bullets(pdf, given.clauses);
  paragraph(pdf, `Fait à ${given.lieu ?? ''}, le ${formatDate(envoi.le)}.`);
}
