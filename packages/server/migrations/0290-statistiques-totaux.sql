-- Figures are read from totals. Each change of an instruction adds rows that say what it took from them and what it gives
-- them, in its own transaction; a job folds those rows into the totals. Nobody who moves a dossier waits for a total.

-- What the figures are kept by stands on the instruction: a change of it is then seen whole by who holds the row.
alter table instruction
  add column id_subvention uuid,
  add column code_departement text,
  -- When its service answered, granted or not; null until then.
  add column decide_le timestamptz;

create function instruction_situee() returns trigger language plpgsql as $$
begin
  -- An association that moves at this moment does not see this row yet: one of the two waits for the other.
  if tg_op = 'INSERT' then
    perform 1 from association where id = (select id_association from dossier where id = new.id_dossier) for share;
  end if;
  select a.code_departement, v.id_subvention into new.code_departement, new.id_subvention
    from dossier d join association a on a.id = d.id_association
    left join dossier_subvention ds on ds.id_dossier = d.id
    left join campagne_version v on v.id = ds.id_campagne_version
    where d.id = new.id_dossier;
  return new;
end $$;
create trigger instruction_situee before insert or update of exercice on instruction
  for each row execute function instruction_situee();

create function instruction_decidee() returns trigger language plpgsql as $$
begin
  if new.etat not in ('6', '7', '8', '9', '10', '11', '12') then
    new.decide_le := null;
  elsif tg_op = 'INSERT' then
    new.decide_le := coalesce(new.decide_le, new.modifie_le);
  elsif old.etat not in ('6', '7', '8', '9', '10', '11', '12') then
    new.decide_le := new.modifie_le;
  end if;
  return new;
end $$;
create trigger instruction_decidee before insert or update of etat on instruction
  for each row execute function instruction_decidee();

-- The campaign is pinned after the instruction is written; a register may move an association.
create function campagne_epinglee() returns trigger language plpgsql as $$
begin
  update instruction set exercice = exercice where id_dossier = new.id_dossier;
  return null;
end $$;
create trigger campagne_epinglee after insert or update of id_campagne_version on dossier_subvention
  for each row execute function campagne_epinglee();
create trigger association_situee after update of code_departement on association
  for each row when (old.code_departement is distinct from new.code_departement)
  execute function association_renommee();

update instruction i set decide_le = coalesce(
    (select max(h.survenu_le) from historique h
      where h.objet = 'dossier' and h.id_objet = i.id_dossier::text
        and h.action in ('instruction.grant', 'instruction.refuse', 'instruction.reject')
        and h.details ->> 'id_service' = i.id_service_instructeur::text),
    i.modifie_le)
  where etat in ('6', '7', '8', '9', '10', '11', '12');
update instruction set exercice = exercice;

-- What one instruction is in the figures, with the sign of what it adds (1) or takes away (-1).
create table mouvement_total (
  id bigint generated always as identity primary key,
  signe smallint not null,
  id_service uuid not null,
  id_subvention uuid not null,
  exercice int not null,
  etat text not null,
  code_departement text not null,
  mois_transmis text,
  mois_decide text,
  -- From the last transmission to the decision, in days of the calendar.
  jours int,
  demande numeric(14, 2) not null,
  accorde numeric(14, 2) not null
);
create index mouvement_total_service on mouvement_total (id_service);

-- The figures themselves. A null uuid stands for « all of them »: each change is counted for its service and its
-- subvention, for each of the two alone, and for everybody.
create table total_instruction (
  id_service uuid not null,
  id_subvention uuid not null,
  exercice int not null,
  mesure text not null,
  cle text not null,
  n int not null,
  accordes int not null,
  demande numeric(16, 2) not null,
  accorde numeric(16, 2) not null,
  primary key (id_service, id_subvention, exercice, mesure, cle)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

-- No row for what is in no figure: removed dossiers, and those of no campaign.
create function public.contribution_instruction(i public.instruction)
  returns table (id_service uuid, id_subvention uuid, exercice int, etat text, code_departement text, mois_transmis text,
    mois_decide text, jours int, demande numeric, accorde numeric)
  language sql stable parallel safe as $$
    select i.id_service_instructeur, i.id_subvention, i.exercice, i.etat, coalesce(i.code_departement, ''),
      to_char(i.transmis_le at time zone 'Europe/Paris', 'YYYY-MM'),
      to_char(i.decide_le at time zone 'Europe/Paris', 'YYYY-MM'),
      case when i.transmis_le is not null and i.decide_le is not null then least(greatest(
        (i.decide_le at time zone 'Europe/Paris')::date - (i.transmis_le at time zone 'Europe/Paris')::date, 0), 3650) end,
      i.montant_demande,
      case when i.etat in ('6', '7', '8', '9', '10') then coalesce(i.montant_accorde, 0) else 0 end
    where i.id_subvention is not null and i.etat <> 'B'
  $$;

-- One row for each total this changes. What is still being typed is only in the count of states.
create function public.lignes_mouvement(m public.mouvement_total)
  returns table (id_service uuid, id_subvention uuid, exercice int, mesure text, cle text, n int, accordes int,
    demande numeric, accorde numeric)
  language sql stable parallel safe as $$
    select g.id_service, g.id_subvention, m.exercice, l.mesure, l.cle, m.signe::int,
      case when m.etat in ('6', '7', '8', '9', '10') then m.signe::int else 0 end, m.signe * m.demande, m.signe * m.accorde
    from (values
        (m.id_service, m.id_subvention),
        (m.id_service, uuid '00000000-0000-0000-0000-000000000000'),
        (uuid '00000000-0000-0000-0000-000000000000', m.id_subvention),
        (uuid '00000000-0000-0000-0000-000000000000', uuid '00000000-0000-0000-0000-000000000000')
      ) g (id_service, id_subvention)
    cross join (values
        ('etat', m.etat, true),
        ('exercice', m.exercice::text, m.etat <> 'A'),
        ('campagne', m.id_subvention::text || ':' || m.exercice, m.etat <> 'A'),
        ('departement', m.code_departement, m.etat <> 'A'),
        ('transmis', m.mois_transmis, m.etat <> 'A' and m.mois_transmis is not null),
        ('decide', m.mois_decide, m.mois_decide is not null),
        ('delai', m.jours::text, m.jours is not null)
      ) l (mesure, cle, est_compte)
    where l.est_compte
      and (l.mesure <> 'campagne' or g.id_subvention = uuid '00000000-0000-0000-0000-000000000000')
  $$;

create function instruction_comptee() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into mouvement_total (signe, id_service, id_subvention, exercice, etat, code_departement, mois_transmis,
        mois_decide, jours, demande, accorde)
      select -1, c.* from contribution_instruction(old) c;
  end if;
  if tg_op <> 'DELETE' then
    insert into mouvement_total (signe, id_service, id_subvention, exercice, etat, code_departement, mois_transmis,
        mois_decide, jours, demande, accorde)
      select 1, c.* from contribution_instruction(new) c;
  end if;
  return null;
end $$;
create trigger instruction_comptee after insert or delete on instruction
  for each row execute function instruction_comptee();
create trigger instruction_recomptee after update on instruction
  for each row when (
    (old.id_service_instructeur, old.id_subvention, old.exercice, old.etat, old.code_departement)
      is distinct from (new.id_service_instructeur, new.id_subvention, new.exercice, new.etat, new.code_departement)
    or (old.transmis_le, old.decide_le, old.montant_demande, old.montant_accorde)
      is distinct from (new.transmis_le, new.decide_le, new.montant_demande, new.montant_accorde))
  execute function instruction_comptee();

-- Every total counted anew from the instructions alone.
create function public.totaux_comptes()
  returns table (id_service uuid, id_subvention uuid, exercice int, mesure text, cle text, n int, accordes int,
    demande numeric, accorde numeric)
  language sql stable as $$
    select l.id_service, l.id_subvention, l.exercice, l.mesure, l.cle, sum(l.n)::int, sum(l.accordes)::int, sum(l.demande),
      sum(l.accorde)
    from public.instruction i
    cross join lateral public.contribution_instruction(i) c
    cross join lateral public.lignes_mouvement(row(0, 1, c.id_service, c.id_subvention, c.exercice, c.etat,
      c.code_departement, c.mois_transmis, c.mois_decide, c.jours, c.demande, c.accorde)::public.mouvement_total) l
    group by 1, 2, 3, 4, 5
  $$;

insert into total_instruction select * from totaux_comptes();
