import type { CrfProjetView, CrfView } from '@asso/contract/crf/crf.schemas';
import { sayDatesPrevues } from '@asso/domain/crf/crf.words';
import { listCustomFields, projetCrfScopes } from '@asso/domain/crf/crf-complet.rules';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { contenuProjetCrf } from '@asso/domain/crf/crf-projet.rules';
import {
  compareCrf,
  findExplication,
  listEcartsCrf,
  readSeuils,
  sayEcart,
  sayPartRealisee,
} from '@asso/domain/crf/ecarts.rules';
import {
  readRealisation,
  realisations,
  saySommeRealisee,
  sayUtilisation,
} from '@asso/domain/crf/realisation.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { Bloc } from '../demarche/envoi/Bloc.tsx';
import { LienModifier } from '../demarche/envoi/LienModifier.tsx';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { crfHref } from './crf-href.ts';
import { crfComplet } from './use-crf-projet.ts';

type ProjetCrfLectureProps = { crf: CrfView; projet: CrfProjetView; isEditable: boolean };

/** The fields shown as they are; whether the project took place is said in a sentence. */
const contenu = contenuProjetCrf.filter((name) => name !== 'isRealised' && name !== 'isReported');

/** Shows what became of one project, then planned and realised amounts side by side. */
export function ProjetCrfLecture({ crf, projet, isEditable }: ProjetCrfLectureProps) {
  const { corps, prevu, numero_projet, id } = projet;
  const complet = crfComplet(crf);
  const choix = readRealisation(corps);
  const reste = saySommeRealisee(corps);
  const prevues = sayDatesPrevues(prevu.dates);
  const given = {
    value: corps,
    scopes: projetCrfScopes(complet, corps),
    custom: listCustomFields(complet),
  };
  const nom = `Projet ${numero_projet} : ${prevu.intitule || 'sans intitulé'}`;
  const contenuLu = (
    <>
      <p>
        <strong>{choix ? realisations[choix] : <UnknownValue />}</strong>
      </p>
      {reste && <p className="projet-crf__reste fr-icon-warning-line">{reste}</p>}
      {corps.isRealised === true && prevues && <p>{prevues}.</p>}
      <ReadValues {...given} fields={crfProjetFields} only={contenu} />
      {corps.isRealised === true && <Comparaison crf={crf} projet={projet} />}
      {corps.isRealised === true && isEditable && (
        <p>
          <LienModifier href={crfHref(crf, '?etape=budget')} bloc={`budget-${id}`}>
            les dépenses et les recettes du projet {numero_projet}
          </LienModifier>
        </p>
      )}
      <ReadValues {...given} fields={crfProjetFields} only={['customs']} />
    </>
  );
  // Before transmitting, one line says what became of the project, and unfolds.
  return (
    <Bloc
      titre={nom}
      bloc={`projets-${id}`}
      href={isEditable ? crfHref(crf, '?etape=projets') : null}
      {...(isEditable ? { enBref: choix ? realisations[choix] : '' } : {})}
    >
      {contenuLu}
    </Bloc>
  );
}

type Ligne = {
  id: string;
  compte: string;
  prevu: string;
  realise: string;
  ecart: string;
  part: string;
  texte: string;
};

/** Compares first-level accounts, with the sentence that explains each gap. */
function Comparaison({ crf, projet }: Omit<ProjetCrfLectureProps, 'isEditable'>) {
  const { corps, prevu } = projet;
  const { campagne } = crfComplet(crf);
  const compared = compareCrf({ prevu, corps }, campagne);
  const rows = listEcartsCrf(compared, readSeuils(campagne)).map(
    (one): Ligne => ({
      id: one.code,
      compte: `${one.code} ${one.label}`,
      prevu: formatEuros(one.prevuCents / 100),
      realise: formatEuros(one.realiseCents / 100),
      ecart: sayEcart(one.ecartCents),
      part: sayPartRealisee(one) ?? '–',
      texte: findExplication(corps, one.code) ?? '',
    }),
  );
  return (
    <>
      <DataTable
        caption={`Prévu et réalisé, projet ${projet.numero_projet}`}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
      />
      <p>{sayUtilisation(corps, compared.realise.chargesCents)}</p>
    </>
  );
}

const columns: Column<Ligne>[] = [
  { key: 'compte', label: 'Compte', isHeader: true, cell: ({ compte }) => compte },
  { key: 'prevu', label: 'Prévu', isNumber: true, cell: ({ prevu }) => prevu },
  { key: 'realise', label: 'Réalisé', isNumber: true, cell: ({ realise }) => realise },
  { key: 'ecart', label: 'Écart', isNumber: true, cell: ({ ecart }) => ecart },
  { key: 'part', label: 'Part réalisée', isNumber: true, cell: ({ part }) => part },
  { key: 'texte', label: 'Explication', cell: ({ texte }) => texte || '–' },
];
