import type { DemandeSiretHead, DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { isEditableIn, isRendueInchangee } from '@asso/domain/demande-siret/demande-siret.states';
import { type EtapeSiret, etapesSiret, sectionOfEtape } from '@asso/domain/demande-siret/demande-siret.steps';
import { numeroTitle } from '@asso/domain/identifiants/numero-etablissement';
import type { Liens, Query } from '../demarche/demarche.ts';
import { etapeHref, listEtapeLiens } from '../demarche/liens.ts';

export const demandesHref = '/demande-siret';

/** The title shared by the pages of a SIRET request, and the trail before it. */
export const titre = numeroTitle(null);
export const filDemandesSiret = [{ label: 'Demandes de SIRET', href: demandesHref }];

/** Returns the address of the page where a request begins; `association` is any of its identifiers. */
export const startSiretHref = (association: string): string => `/associations/${association}/demande-siret`;

type Place = Pick<DemandeSiretHead, 'identifiant' | 'identite'>;

/**
 * Returns the address of a request, which shows the steps while the request is being filled, then what became of it.
 */
export const demandeHref = ({ identifiant, identite }: Place, query: Query = ''): string =>
  `${startSiretHref(identite.id_rna ?? identite.id_correspondance)}/${identifiant.id_fo_fonctionnel}${query}`;

export const siretLectureHref = (demande: Place): string => demandeHref(demande, '?mode=read');

/**
 * A field such as « coordonnees.adresse_siege.cp » is in the step of its section; if the association may not ask at
 * all, the first step says why.
 */
export const liensSiret: Liens<DemandeSiretView, EtapeSiret> = {
  etapes: etapesSiret,
  adresse: demandeHref,
  etapeDuChamp: (field) => {
    const [section = ''] = field.split('.');
    return etapesSiret.find((one) => sectionOfEtape[one] === section) ?? 'identite';
  },
  renvois: ({ description, motif }) =>
    motif && isEditableIn(description.code_etat)
      ? [{ titre: 'Le service vous a rendu cette demande.', le: null, message: motif, points: [] }]
      : [],
  isInchange: isRendueInchangee,
  ouCorriger: (demande) =>
    listEtapeLiens(liensSiret, demande, {
      identite: 'l’identité',
      adresses: 'les adresses',
      activite: 'l’activité',
      documents: 'les documents',
    }),
  corriger: (demande) => ({
    label: 'Corriger la demande',
    href: etapeHref(liensSiret, demande, 'identite'),
  }),
};

/** Returns the address of the association's file, where what is known of it is corrected. */
export const ficheHref = ({ identite }: Pick<DemandeSiretHead, 'identite'>): string =>
  `/informations-administratives/${identite.id_correspondance}`;
