import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { SuiviWords } from '@asso/domain/dossier/suivi/etat-suivi.words';
import { renvoiSuite } from '../demarche/etapes-liees.ts';
import { toComplete } from '../dossier/completude.ts';
import { crfsHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { completeDossierHref, liensSubvention, listeHref } from '../subvention/dossier-liens.ts';

type ActeDuSuiviProps = {
  dossier: DossierSubventionView;
  acte: SuiviWords['acte'];
  /** True when a report is already begun. */
  isCrfBegun: boolean;
  onVerser: () => void;
};

/** The button for the act that the state asks for, or nothing; no other button of the page is filled. */
export function ActeDuSuivi({ dossier, acte, isCrfBegun, onVerser }: ActeDuSuiviProps) {
  const link = (href: string, label: string) => (
    <AppLink className="fr-btn" href={href}>
      {label}
    </AppLink>
  );
  switch (acte) {
    case null:
      return null;
    case 'reprendre':
      return link(listeHref(dossier), 'Reprendre le dossier');
    case 'corriger':
    case 'renvoyer': {
      const suite = renvoiSuite(liensSubvention, dossier);
      return link(suite?.href ?? listeHref(dossier), suite?.label ?? 'Corriger le dossier');
    }
    case 'completer': {
      const [attendu] = toComplete(dossier);
      return (
        attendu && link(completeDossierHref(dossier, attendu.id_service_instructeur), 'Compléter le dossier')
      );
    }
    case 'rendre-compte':
      return link(
        crfsHref({ id_fo: dossier.id_fo, id_siret: dossier.demandeur.id_siret }),
        isCrfBegun ? 'Reprendre le compte rendu' : 'Commencer le compte rendu',
      );
    case 'verser':
      return (
        <button type="button" className="fr-btn" onClick={onVerser}>
          Demander le versement
        </button>
      );
    case 'repondre':
    case 'ecrire':
      return (
        <button
          type="button"
          className="fr-btn"
          onClick={() => document.getElementById('nouveau-message')?.focus()}
        >
          {acte === 'repondre' ? 'Répondre' : 'Écrire au service'}
        </button>
      );
  }
}
