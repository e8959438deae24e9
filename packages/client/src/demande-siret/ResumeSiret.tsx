import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import type { EtapeSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import { valeursEnvoyees } from '@asso/domain/demande-siret/envoi.rules';
import { Bloc } from '../demarche/envoi/Bloc.tsx';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { EnvoiTable } from './EnvoiTable.tsx';
import { siretSummary } from './en-bref-siret.ts';
import { LectureIdentite } from './LectureIdentite.tsx';
import { lieuxSiege, siegeLieu } from './siege.ts';
import { demandeHref } from './siret-href.ts';

type ResumeSiretProps = {
  dossier: DemandeSiretView;
  /** Adds a link back to each step. */
  isEditable?: boolean;
};

/** Shows all that a request says, step by step. */
export function ResumeSiret({ dossier: demande, isEditable = false }: ResumeSiretProps) {
  const { identite, coordonnees } = demande.demande;
  const bloc = (etape: EtapeSiret) => ({
    bloc: etape,
    href: isEditable ? demandeHref(demande, `?etape=${etape}`) : null,
    // What a step holds is read again before transmitting: one line says it, and unfolds.
    ...(isEditable ? { enBref: siretSummary(demande, etape) ?? '' } : {}),
  });
  const lieu = lieuxSiege.find(({ value }) => value === siegeLieu(coordonnees?.info_siege));
  return (
    <div className="pile pile--large">
      <div className={isEditable ? 'plis-panneau' : 'pile pile--large'}>
        <Bloc titre="Identité" {...bloc('identite')}>
          <LectureIdentite identite={identite ?? {}} hasDate />
        </Bloc>
        <Bloc titre="Adresses" {...bloc('adresses')}>
          <ReadList
            items={[
              { label: 'Le siège est', value: lieu?.label ?? null },
              ...(coordonnees?.info_siege?.domicile_entreprise
                ? [{ label: domiciliataire.label, value: coordonnees.info_siege.domiciliataire_nom || null }]
                : []),
            ]}
          />
          <ReadValues
            fields={demandeSiretFields.coordonnees.fields}
            only={['adresse_siege', 'courrier_ailleurs', 'adresse_gestion']}
            value={demande.demande}
            parentPath="coordonnees"
          />
        </Bloc>
        <Bloc titre="Activité" {...bloc('activite')}>
          <ReadValues
            fields={demandeSiretFields.activites.fields}
            only={['id_objet_social1', 'objet', 'types_employeur', 'permanence', 'categorie_agricole']}
            value={demande.demande}
            parentPath="activites"
          />
        </Bloc>
        <Bloc titre="Documents" {...bloc('documents')}>
          <LecturePieces pieces={demande.documents} />
        </Bloc>
      </div>
      {isEditable && <EnvoiTable valeurs={valeursEnvoyees(demande.demande)} titre="Ce qui part au service" />}
    </div>
  );
}

const domiciliataire = demandeSiretFields.coordonnees.fields.info_siege.fields.domiciliataire_nom;
