-- All exercises together are read as often as one of them: they have totals of their own, under the exercise 0.
-- One row for each total this changes. What is still being typed is only in the count of states.
create or replace function public.lignes_mouvement(m public.mouvement_total)
  returns table (id_service uuid, id_subvention uuid, exercice int, mesure text, cle text, n int, accordes int,
    demande numeric, accorde numeric)
  language sql stable parallel safe as $$
    select g.id_service, g.id_subvention, x.exercice, l.mesure, l.cle, m.signe::int,
      case when m.etat in ('6', '7', '8', '9', '10') then m.signe::int else 0 end, m.signe * m.demande, m.signe * m.accorde
    from (values
        (m.id_service, m.id_subvention),
        (m.id_service, uuid '00000000-0000-0000-0000-000000000000'),
        (uuid '00000000-0000-0000-0000-000000000000', m.id_subvention),
        (uuid '00000000-0000-0000-0000-000000000000', uuid '00000000-0000-0000-0000-000000000000')
      ) g (id_service, id_subvention)
    cross join (values (m.exercice), (0)) x (exercice)
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

delete from mouvement_total;
delete from total_instruction;
insert into total_instruction select * from totaux_comptes();
