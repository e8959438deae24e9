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
import { agrementSummary } from './en-bref-agrement.ts';
import { HaaLecture } from './haa/HaaLecture.tsx';
import { optionsAgrement, personnes } from './options-agrement.ts';
import { TcaLecture } from './TcaLecture.tsx';

type ContenuAgrementProps = {
  dossier: DossierAgrementView;
  /** True to add a link back to each step. */
  isEditable?: boolean;
  /** True on the page of the service: only who asks is folded, and the pieces stand elsewhere with what is done of them. */
  isForService?: boolean;
};

/**
 * Shows everything that is or will be transmitted, each part folded under a few words that say it; a part that holds
 * nothing is left out.
 */
export function ContenuAgrement({ dossier, isEditable = false, isForService = false }: ContenuAgrementProps) {
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
      {...(isForService && etape === 'donnees' ? {} : { enBref: agrementSummary(dossier, etape) ?? '' })}
    >
      {children}
    </Bloc>
  );
  const { demandeur: rows, tca, customs } = dossierAgrementFields;
  const hasDonnees =
    isShown(tca, given.scopes) ||
    isAideAlimentaire(complet) ||
    Object.values(given.custom ?? {}).some((fields) => Object.keys(fields).length > 0);
  const qui = bloc(
    'demandeur',
    'Demandeur',
    <>
      <ReadList
        items={[
          { label: 'Agrément', value: `${description.titre}, ${agrement.lib_type}` },
          { label: 'Association', value: demandeur.nom },
          { label: 'Siège', value: <span className="nombre">{formatSiret(demandeur.id_siret)}</span> },
        ]}
      />
      <ReadValues {...given} fields={rows.fields} only={personnes} parentPath="demandeur" />
      {!isEditable && <PreuveSignature id_fo={dossier.id_fo} />}
    </>,
  );
  const conditions =
    hasDonnees &&
    bloc(
      'donnees',
      'Conditions de l’agrément',
      <>
        {isShown(tca, given.scopes) && <TcaLecture {...given} />}
        {isAideAlimentaire(complet) && <HaaLecture haa={tete.haa ?? {}} sites={dossier.sites} />}
        <ReadValues {...given} fields={{ customs }} />
      </>,
    );
  if (isForService)
    return (
      <>
        <div className="plis-panneau">{qui}</div>
        {conditions}
      </>
    );
  return (
    <div className="plis-panneau">
      {qui}
      {bloc('pieces', 'Pièces', <LecturePieces pieces={pieces} />)}
      {conditions}
    </div>
  );
}
