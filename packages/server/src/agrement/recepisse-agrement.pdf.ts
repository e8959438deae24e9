import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { clausesAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { facts } from '../platform/pdf/facts.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { bullets, heading, paragraph } from '../platform/pdf/text-blocks.ts';
import { stateOf } from '../subvention/dossier-subvention-etat.pdf.ts';

type Given = { view: DossierAgrementView; transmis: Date; par: string; services: readonly string[] };

/** The proof that an accreditation dossier left, on one page: which, when, by whom, and what was certified. */
export function recepisseAgrementPdf({ view, transmis, par, services }: Given, at: Date): Promise<Buffer> {
  const { demandeur, tete, choix, definition } = view;
  const signataire = choix.representants.find(({ id }) => id === tete.demandeur?.id_signataire)?.nom;
  const jours = definition.delai_habituel_jours;
  return renderPdf({
    title: 'Récépissé de transmission',
    subtitle: demandeur.nom,
    reference: `Dossier ${view.id_fo}`,
    state: stateOf(view),
    date: at,
    draw: (pdf) => {
      facts(pdf, [
        { label: 'Dossier', value: view.id_fo },
        { label: 'Demande', value: view.description.titre },
        { label: 'Type d’agrément', value: view.agrement.lib_type },
        { label: 'Association', value: demandeur.nom },
        { label: 'SIRET du siège', value: formatSiret(demandeur.id_siret) },
        { label: 'Transmis le', value: formatHorodatage(transmis) },
        { label: 'Transmis par', value: par },
        { label: 'Transmis à', value: services.join(', ') },
      ]);
      heading(pdf, 2, 'Attestation');
      paragraph(pdf, `${signataire ?? 'La personne signataire'} certifie que\u00a0:`);
      bullets(pdf, clausesAgrement);
      paragraph(pdf, `Fait à ${tete.attestation?.lieu ?? ''}, le ${formatDate(transmis)}.`);
      heading(pdf, 2, 'Et ensuite');
      const duree = jours ? ` en ${count(jours, 'jour', 'jours')} en général` : '';
      paragraph(
        pdf,
        `Le service étudie le dossier${duree}. Sa décision arrive sur le portail et par courriel ; l’agrément accordé est inscrit dans l’association avec son arrêté.`,
      );
    },
  });
}
