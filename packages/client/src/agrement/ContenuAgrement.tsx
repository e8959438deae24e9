import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { isAideAlimentaire, scopesAgrement } from '@asso/domain/agrement/dossier-agrement.rules';
import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { isShown } from '@asso/domain/kernel/walk-problems';
import type { ReactNode } from 'react';
import { Bloc } from '../demarche/envoi/Bloc.tsx';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { PreuveSignature } from '../dossier/signature/PreuveSignature.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { dossierAgrementHref } from './agrement-href.ts';
import { HaaLecture } from './haa/HaaLecture.tsx';
import { optionsAgrement, personnes } from './options-agrement.ts';

type ContenuAgrementProps = {
  dossier: DossierAgrementView;
  /** True to add a link back to each step. */
  isEditable?: boolean;
  /** Says a part in a few words: each part is then folded under them, and one that holds nothing is left out. */
  enBref?: (dossier: DossierAgrementView, etape: EtapeAgrement) => string | undefined;
};

/** Shows everything that is or will be transmitted, as the service reads it. */
export function ContenuAgrement({ dossier, isEditable = false, enBref }: ContenuAgrementProps) {
  const { tete, demandeur, agrement, description, pieces } = dossier;
  const complet = completAgrement(dossier);
  const given = {
    value: tete,
    scopes: scopesAgrement(complet),
    custom: complet.definition.champs_personnalises,
    options: optionsAgrement(dossier),
  };
  const bloc = (etape: EtapeAgrement, titre: string, children: ReactNode) => (
    <Bloc
      titre={titre}
      bloc={etape}
      href={isEditable ? dossierAgrementHref(dossier, `?etape=${etape}`) : null}
      enBref={enBref && (enBref(dossier, etape) ?? '')}
    >
      {children}
    </Bloc>
  );
  const { demandeur: rows, tca, customs } = dossierAgrementFields;
  const hasDonnees =
    isShown(tca, given.scopes) ||
    isAideAlimentaire(complet) ||
    Object.values(given.custom ?? {}).some((fields) => Object.keys(fields).length > 0);
  return (
    <div className={enBref ? 'plis-panneau' : 'pile pile--large'}>
      {bloc(
        'demandeur',
        'Demandeur',
        <>
          <ReadList
            items={[
              { label: 'Agrément', value: `${description.titre}, ${agrement.lib_type}` },
              { label: 'Association', value: demandeur.nom },
              {
                label: 'Siège',
                value: <span className="nombre">{formatSiret(demandeur.id_siret)}</span>,
              },
            ]}
          />
          <ReadValues {...given} fields={rows.fields} only={personnes} parentPath="demandeur" />
          {!isEditable && <PreuveSignature id_fo={dossier.id_fo} />}
        </>,
      )}
      {bloc('pieces', 'Pièces', <LecturePieces pieces={pieces} />)}
      {(hasDonnees || !enBref) &&
        bloc(
          'donnees',
          'Conditions de l’agrément',
          <>
            <ReadValues {...given} fields={{ tca }} />
            {isAideAlimentaire(complet) && <HaaLecture haa={tete.haa ?? {}} sites={dossier.sites} />}
            <ReadValues {...given} fields={{ customs }} />
          </>,
        )}
    </div>
  );
}
