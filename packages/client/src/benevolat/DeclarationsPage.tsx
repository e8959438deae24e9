import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { saySession } from '@asso/domain/benevolat/declaration.words';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RadioList } from '../ui/fields/RadioList.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { FaitesNotice } from './FaitesNotice.tsx';
import { JournalCec } from './JournalCec.tsx';
import { ListeDeclarations } from './ListeDeclarations.tsx';
import { PasValideur } from './PasValideur.tsx';
import { useDecision } from './use-decision.ts';
import { readVueDeclarations, type VueDeclarations, vuesDeclarations } from './vues-declarations.ts';

/**
 * The page where a « valideur » confirms or refuses the hours that volunteers declared, for the association of the
 * address or, without one, the association that the person acts for.
 */
export function DeclarationsPage() {
  const params = useQueryParams();
  const { id, membership } = useAssociationNamed(params.get('association') ?? undefined);
  const idSiret = membership?.type === 'etablissement' ? (membership.id_siret ?? undefined) : undefined;
  return id ? <Structure key={`${id}/${idSiret}`} of={{ idAsso: id, idSiret }} /> : null;
}

type Of = { idAsso: string; idSiret: string | undefined };

function Structure({ of }: { of: Of }) {
  const sessions = useRead(declarationEndpoints.listSessions, { query: {} });
  const seen = useRead(declarationEndpoints.listDeclarations, { query: { ...of, limit: 1 } });
  return (
    <ReadPage read={sessions}>
      {({ items }) => (
        <ReadPage read={seen}>
          {({ valideur, aDecider }) => {
            const courante = items.find(({ etat }) => etat === 'courante');
            return (
              <div className="page">
                <PageHeading
                  titre="Déclarations de bénévolat"
                  chapo={
                    courante
                      ? `Compte d’engagement citoyen (CEC). ${saySession(courante)}.`
                      : 'Compte d’engagement citoyen (CEC) : les heures déclarées par vos bénévoles.'
                  }
                />
                {valideur.est ? (
                  <Vues of={of} sessions={items} courante={courante} aDecider={aDecider} />
                ) : (
                  <PasValideur idAsso={of.idAsso} valideurs={valideur.valideurs} />
                )}
              </div>
            );
          }}
        </ReadPage>
      )}
    </ReadPage>
  );
}

type VuesProps = {
  of: Of;
  sessions: readonly SessionCec[];
  courante: SessionCec | undefined;
  aDecider: number;
};

function Vues({ of, sessions, courante, aDecider }: VuesProps) {
  const params = useQueryParams();
  const vue = readVueDeclarations(params.get('vue'));
  const decision = useDecision();
  const session =
    vue === 'sessions'
      ? (sessions.find(({ code }) => code === params.get('session')) ?? sessions[0])
      : courante;
  return (
    <>
      <Onglets vue={vue} aDecider={aDecider} />
      {decision.faites && vue === 'a-decider' && <FaitesNotice faites={decision.faites} />}
      {vue === 'sessions' && sessions.length > 0 && session && (
        <ChoixSession sessions={sessions} present={session} />
      )}
      {session ? (
        <ListeDeclarations vue={vue} session={session} of={of} decision={decision} />
      ) : (
        <AucuneSession sessions={sessions} />
      )}
      {vue === 'sessions' && (
        <section className="pile" aria-labelledby="journal-cec">
          <h2 id="journal-cec" className="fr-h4">
            Journal
          </h2>
          <JournalCec of={of} />
        </section>
      )}
    </>
  );
}

function Onglets({ vue, aDecider }: { vue: VueDeclarations; aDecider: number }) {
  const params = useQueryParams();
  const others = { q: null, statut: null, etablissement: null, page: null, journal: null, session: null };
  return (
    <TabLinks
      label="Quelles déclarations"
      tabs={vuesDeclarations.map(({ id, label }) => ({
        id,
        label,
        href: params.href({ ...others, vue: id }),
        ...(id === 'a-decider' ? { count: aDecider } : {}),
      }))}
      present={vue}
    />
  );
}

/** Says that no session is open, so that nothing can be decided, and when the next one opens if that is known. */
function AucuneSession({ sessions }: { sessions: readonly SessionCec[] }) {
  const prochaine = [...sessions].reverse().find(({ etat }) => etat === 'a-venir');
  const close = sessions.find(({ etat }) => etat === 'close');
  return (
    <EmptyState
      fact="Aucune session n’est ouverte."
      why={
        prochaine
          ? `La session ${prochaine.code} ouvre le ${formatDay(prochaine.debut)}.`
          : close
            ? `La session ${close.code} est close depuis le ${formatDay(close.fin)} : ses déclarations se lisent dans « Sessions ».`
            : 'Les déclarations arriveront ici dès l’ouverture d’une session.'
      }
    />
  );
}

type ChoixSessionProps = { sessions: readonly SessionCec[]; present: SessionCec };

const etats: Record<SessionCec['etat'], string> = {
  'a-venir': 'à venir',
  courante: 'en cours',
  close: 'close, en lecture seule',
};

/** Chooses a session, the latest first; the declarations of a closed session can only be read. */
function ChoixSession({ sessions, present }: ChoixSessionProps) {
  const params = useQueryParams();
  const labels = Object.fromEntries(
    sessions.map(({ id, code, debut, fin, etat }) => [
      id,
      `Session ${code}, du ${formatDay(debut)} au ${formatDay(fin)} (${etats[etat]})`,
    ]),
  );
  return (
    <RadioList
      title="Quelle session ?"
      labels={labels}
      value={present.id}
      onChange={(id) => {
        const code = sessions.find((one) => one.id === id)?.code ?? null;
        params.set({ session: code, page: null, statut: null, q: null });
      }}
    />
  );
}
