import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { departements as connus } from '@asso/domain/referentiel/data/departements';
import { AppLink } from '../platform/AppLink.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { RadioList } from '../ui/fields/RadioList.tsx';
import { CarteDepartements } from './CarteDepartements.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { MontantsFiguresTable } from './MontantsFiguresTable.tsx';
import { type Choisi, listHref } from './statistiques-query.ts';

type CarteFiguresProps = Pick<Statistiques, 'departements' | 'ensemble'> & { choisi: Choisi };
type Ligne = Statistiques['departements'][number];

const dessins = { recus: 'Dossiers reçus', accorde: 'Montant accordé' } as const;
type Dessin = keyof typeof dessins;

/** Shows the dossiers received, or the amounts granted, by the département of the association: a map and a table. */
export function CarteFigures({ departements, ensemble, choisi }: CarteFiguresProps) {
  const params = useQueryParams();
  const dessin: Dessin = params.get('carte') === 'accorde' ? 'accorde' : 'recus';
  const value = (one: Ligne) => (dessin === 'accorde' ? one.accorde : one.n);
  const said = (n: number) => (dessin === 'accorde' ? formatEuros(n) : count(n, 'dossier', 'dossiers'));
  const rows = departements.toSorted((a, b) => value(b) - value(a));
  return (
    <FiguresSection
      titre="Par département"
      hidesTitre
      aide="Le département est celui de l’adresse de l’association."
    >
      <div className="figures__cote">
        <div className="pile pile--serree">
          <div className="carte-fr__choix">
            <RadioList
              title="Dessiner sur la carte"
              labels={dessins}
              value={dessin}
              onChange={(next) => params.set({ carte: next === 'accorde' ? next : null }, { replace: true })}
            />
          </div>
          <CarteDepartements
            values={new Map(departements.map((one) => [one.code, value(one)]))}
            said={said}
            titre={dessins[dessin]}
          />
        </div>
        <MontantsFiguresTable
          caption="Dossiers et montants, par département"
          rows={rows}
          rowId={({ code }) => code}
          first={[
            {
              key: 'departement',
              label: 'Département',
              isHeader: true,
              cell: ({ code }) => <Departement code={code} choisi={choisi} />,
            },
          ]}
          whole={ensemble.n}
          nom={['département', 'départements']}
        />
      </div>
    </FiguresSection>
  );
}

function Departement({ code, choisi }: { code: string; choisi: Choisi }) {
  if (code === '') return 'Département inconnu';
  const nom = [code, connus.find(({ value }) => value === code)?.label].filter(Boolean).join(' ');
  const href = listHref(choisi, { departements: [code] });
  return href ? <AppLink href={href}>{nom}</AppLink> : nom;
}
