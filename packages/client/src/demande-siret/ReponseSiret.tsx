import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { saySiretObtenu } from '@asso/domain/demande-siret/demande-siret.words';
import { AppLink } from '../platform/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ficheHref, startSiretHref } from './siret-href.ts';

/** Shows the SIRET, or says why there is none and what to do then. */
export function ReponseSiret({ demande }: { demande: DemandeSiretView }) {
  const { description, identite, id_siret, motif } = demande;
  switch (description.code_etat) {
    case 'ACC':
      return (
        id_siret && (
          <Notice tone="succes" title={saySiretObtenu(id_siret)} level="h2">
            <p>
              <AppLink href={ficheHref(demande)}>Voir la fiche de l’association</AppLink>
            </p>
          </Notice>
        )
      );
    case 'REJ':
      return (
        <Notice tone="erreur" title="Votre demande est rejetée." level="h2">
          <Motif motif={motif} />
          <p>
            <AppLink className="fr-btn" href={startSiretHref(identite.id_rna ?? identite.id_correspondance)}>
              Refaire une demande
            </AppLink>
          </p>
        </Notice>
      );
    case 'REF':
      return (
        <Notice tone="erreur" title="Votre demande est refusée." level="h2">
          <Motif motif={motif} />
          <p>Elle ne peut pas être refaite ici.</p>
        </Notice>
      );
    case 'INV':
      // The server gives this reason only to administrators: the others read « transmis ».
      return (
        motif && (
          <Notice tone="attention" title="Cette demande est invalidée." level="h2">
            <Motif motif={motif} />
          </Notice>
        )
      );
    case 'ECS':
    case 'AEM':
    case 'ENCT':
      return null;
  }
}

const Motif = ({ motif }: Pick<DemandeSiretView, 'motif'>) => <p>Motif : {motif ?? 'non précisé'}</p>;
