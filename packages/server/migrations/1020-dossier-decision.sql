-- The ledger of decisions: a first decision and each act that amends it is a row, with its day, its hand and what it
-- grants for each project and year. The present decision of a service on a dossier has the greatest rank; a row is
-- added and never changed. Files for others, exports, pages and figures read here what was decided, and when.
create table decision (
  id_dossier uuid not null references dossier (id) on delete cascade,
  id_service uuid not null references service (id),
  rang smallint not null check (rang > 0),
  action text not null check (action in ('grant', 'refuse', 'reject')),
  -- Null where no money is granted: a refusal, an agrément.
  montant numeric(14, 2) check (montant is null or action = 'grant'),
  prise_le timestamptz not null,
  -- Null when nobody knows: decisions written before the history, or of an account that has gone.
  prise_par uuid references utilisateur (id),
  motif text,
  primary key (id_dossier, id_service, rang)
);
create index decision_service on decision (id_service, id_dossier, rang);

create table decision_ligne (
  id_dossier uuid not null,
  id_service uuid not null,
  rang smallint not null,
  id_projet uuid not null,
  annee int not null,
  montant_accorde numeric(14, 2) not null check (montant_accorde >= 0),
  primary key (id_dossier, id_service, rang, id_projet, annee),
  foreign key (id_dossier, id_service, rang) references decision (id_dossier, id_service, rang) on delete cascade
);

-- The day of the act that gave the present decision, when it is not the first: the queue and the heads of dossiers read
-- it beside decide_le, the day of the first one.
alter table instruction add column decision_modifiee_le timestamptz;

create function decision_ecrite() returns trigger language plpgsql as $$
begin
  update instruction set decision_modifiee_le = case when new.rang > 1 then new.prise_le end
    where id_dossier = new.id_dossier and id_service_instructeur = new.id_service
      and decision_modifiee_le is distinct from case when new.rang > 1 then new.prise_le end;
  return null;
end $$;
create trigger decision_ecrite after insert on decision for each row execute function decision_ecrite();

-- Who took the first decision, where the history still tells it and the account still exists.
create function public.main_de_la_decision(dossier uuid, service uuid) returns uuid language sql stable as $$
  select u.id from public.historique h join public.utilisateur u on u.id::text = h.id_utilisateur
    where h.objet = 'dossier' and h.id_objet = dossier::text and h.details ->> 'id_service' = service::text
      and h.action in ('instruction.grant', 'instruction.refuse', 'instruction.reject')
    order by h.id desc limit 1
$$;

-- The decisions that were replaced, then the one that replaced the last of them.
insert into decision (id_dossier, id_service, rang, action, montant, prise_le, prise_par, motif)
  select m.id_dossier, m.id_service, m.rang, m.action, case when m.action = 'grant' then m.montant end, m.prise_le,
    coalesce(lag(m.modifiee_par) over (partition by m.id_dossier, m.id_service order by m.rang),
      main_de_la_decision(m.id_dossier, m.id_service)),
    m.motif
  from decision_modifiee m;
insert into decision_ligne (id_dossier, id_service, rang, id_projet, annee, montant_accorde)
  select m.id_dossier, m.id_service, m.rang, l.id_projet, l.annee, l.montant_accorde
  from decision_modifiee m
  cross join lateral jsonb_to_recordset(m.lignes) l (id_projet uuid, annee int, montant_accorde numeric);
insert into decision (id_dossier, id_service, rang, action, montant, prise_le, prise_par, motif)
  select m.id_dossier, m.id_service, m.rang + 1, case i.etat when '11' then 'refuse' when '12' then 'reject' else 'grant' end,
    case when i.etat not in ('11', '12') then i.montant_accorde end, m.modifiee_le, m.modifiee_par, i.motif
  from decision_modifiee m
  join instruction i on i.id_dossier = m.id_dossier and i.id_service_instructeur = m.id_service
  where m.rang = (select max(o.rang) from decision_modifiee o
      where o.id_dossier = m.id_dossier and o.id_service = m.id_service);
insert into decision_ligne (id_dossier, id_service, rang, id_projet, annee, montant_accorde)
  select d.id_dossier, d.id_service, d.rang, f.id_projet, f.annee, f.montant_accorde
  from decision d
  join projet p on p.id_dossier = d.id_dossier and p.supprime_le is null
  join financement f on f.id_projet = p.id and f.id_service_instructeur = d.id_service and f.montant_accorde is not null
  where d.action = 'grant' and d.rang = (select max(m.rang) + 1 from decision_modifiee m
      where m.id_dossier = d.id_dossier and m.id_service = d.id_service);
drop table decision_modifiee;

-- Writes in the ledger the decisions that stand on instructions alone: those taken before the ledger, and those that
-- demonstration data writes in bulk.
create function public.ecrire_decisions_manquantes() returns void language sql as $$
  with manquent as (
      select i.id_dossier, i.id_service_instructeur as id_service, i.decide_le, i.montant_accorde, i.motif,
        case i.etat when '11' then 'refuse' when '12' then 'reject' else 'grant' end as action
      from public.instruction i
      where i.etat in ('6', '7', '8', '9', '10', '11', '12') and i.decide_le is not null
        and not exists (select from public.decision d
          where d.id_dossier = i.id_dossier and d.id_service = i.id_service_instructeur)),
    ecrites as (
      insert into public.decision (id_dossier, id_service, rang, action, montant, prise_le, prise_par, motif)
        select id_dossier, id_service, 1, action, case when action = 'grant' then montant_accorde end, decide_le,
          public.main_de_la_decision(id_dossier, id_service), case when action <> 'grant' then motif end
        from manquent
        returning id_dossier, id_service, action)
  insert into public.decision_ligne (id_dossier, id_service, rang, id_projet, annee, montant_accorde)
    select e.id_dossier, e.id_service, 1, f.id_projet, f.annee, f.montant_accorde
    from ecrites e
    join public.projet p on p.id_dossier = e.id_dossier and p.supprime_le is null
    join public.financement f on f.id_projet = p.id and f.id_service_instructeur = e.id_service
      and f.montant_accorde is not null
    where e.action = 'grant'
$$;
select ecrire_decisions_manquantes();

-- What the present decision grants for each year: what is due, published and committed by year is read here.
create view annee_accordee as
  select d.id_dossier, d.id_service, d.rang, l.annee, sum(l.montant_accorde) as montant
  from decision d
  join decision_ligne l on l.id_dossier = d.id_dossier and l.id_service = d.id_service and l.rang = d.rang
  where not exists (select from decision e
    where e.id_dossier = d.id_dossier and e.id_service = d.id_service and e.rang > d.rang)
  group by d.id_dossier, d.id_service, d.rang, l.annee;

-- What a service owed at an instant: what the decision then in force grants for the years already begun, and never more
-- than the present decision grants for them.
create function public.du_au(dossier uuid, service uuid, instant timestamptz) returns numeric language sql stable as $$
  select least(
      coalesce(sum(l.montant_accorde) filter (where l.rang = alors.rang), 0),
      coalesce(sum(l.montant_accorde) filter (where l.rang = present.rang), 0))
    from public.decision_ligne l,
      (select max(d.rang) as rang from public.decision d where d.id_dossier = dossier and d.id_service = service) present,
      (select max(d.rang) as rang from public.decision d
        where d.id_dossier = dossier and d.id_service = service and d.prise_le < instant) alors
    where l.id_dossier = dossier and l.id_service = service
      and l.annee <= extract(year from instant at time zone 'Europe/Paris')
$$;
