import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import { SaveBand } from '../ui/draft/SaveBand.tsx';
import type { Edition } from './edition.ts';

/** Each page of a request that is not transmitted says so, with its number and what is saved. */
export const SiretBand = ({ demande, saisie }: Pick<Edition, 'demande' | 'saisie'>) => (
  <SaveBand
    etat="Non transmis"
    indicator={<DraftIndicator draft={saisie} fields={demandeSiretFields} words={{}} />}
  >
    <span className="nombre">Demande de SIRET {demande.identifiant.id_fo_fonctionnel}</span>
  </SaveBand>
);
