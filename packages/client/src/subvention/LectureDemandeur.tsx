import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatSiret } from '@asso/domain/identifiants/affichage';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { ReadList } from '../ui/ReadList.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { optionsDe } from './options-dossier.ts';
import { askedIn } from './use-etape.ts';

/** Who asked, who signs, where the money goes, as the dossier holds it. */
export const LectureDemandeur = ({ dossier }: { dossier: DossierSubventionView }) => (
  <>
    <ReadList
      items={[
        { label: 'Association', value: dossier.demandeur.nom },
        {
          label: 'Établissement',
          value: <span className="nombre">{formatSiret(dossier.demandeur.id_siret)}</span>,
        },
      ]}
    />
    <ReadValues
      value={dossier.tete}
      fields={dossierSubventionFields.demandeur.fields}
      only={askedIn('demandeur')}
      parentPath="demandeur"
      options={optionsDe(dossier)}
    />
  </>
);
