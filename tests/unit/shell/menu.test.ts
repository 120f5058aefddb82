import { describe, expect, it } from 'vitest';
import { deskNames, menuOf, pagesOf } from '@/components/shell/agency-menu';
import { isWithin } from '@/components/shell/agency-menu-place';
import { judge } from '@/lib/people/access/rules';
import { type Role, roles } from '@/lib/platform/viewer/types';
import { resolveAgency } from '@/lib/web/routing/agency';
import { readPath } from '@/lib/web/routing/read-path';
import { viewer as person } from '@/tests/access/viewers';

const names = (role: Role, rest = {}) => {
  const { dashboards, main } = menuOf(person({ role, ...rest }), 'en');
  return { dashboards: dashboards.map(({ name }) => name), main: main.map(({ name }) => name) };
};

describe('the menu of a role (rule 2.15)', () => {
  it('gives agents their dashboard, hotels, chalets and the network', () => {
    expect(names('agent')).toEqual({
      dashboards: ['dashboard'],
      main: ['hotels', 'chalets', 'offers', 'conversations', 'network'],
    });
  });

  it('gives the lifestyle agent the same', () => {
    expect(names('carta_lifestyleAgent')).toEqual(names('agent'));
  });

  it('adds what is earned for whoever may see it, in the menu and among all pages', () => {
    const viewer = person({ role: 'agent' });
    expect(menuOf(viewer, 'en', true).dashboards.map(({ name }) => name)).toEqual(['dashboard', 'earnings']);
    expect(pagesOf(viewer, 'en', true).map(({ name }) => name)).toContain('earnings');
    expect(pagesOf(viewer, 'en').map(({ name }) => name)).not.toContain('earnings');
  });

  it('adds the team and the supervisor dashboard for supervisors', () => {
    expect(names('supervisorAgent')).toEqual({
      dashboards: ['dashboard', 'teamDashboard', 'supervisorDashboard'],
      main: ['hotels', 'chalets', 'offers', 'conversations', 'network'],
    });
  });

  it('adds the admin dashboard and Manage for admins', () => {
    expect(names('admin')).toEqual({
      dashboards: ['dashboard', 'teamDashboard', 'supervisorDashboard', 'adminDashboard'],
      main: ['hotels', 'chalets', 'offers', 'conversations', 'network', 'manage'],
    });
  });

  it('gives customers nothing, and hotel contacts and operators their desk', () => {
    expect(names('customer')).toEqual({ dashboards: [], main: [] });
    expect(names('operator', { operatorId: 'operator-1', hasHotelAccess: true })).toEqual({
      dashboards: [],
      main: ['desk'],
    });
    expect(names('agent', { hotelId: 'H10', hasHotelAccess: true }).main.slice(-2)).toEqual(['network', 'desk']);
  });

  it('is the desk’s own pages for whoever works there alone, each by the name of its tab', () => {
    const at = (rest: object) => names('customer', { agency: null, hasHotelAccess: true, ...rest }).main;
    const ofHotel = at({ hotelId: 'H10' });
    expect(ofHotel).toEqual([
      'desk',
      'deskCalendar',
      'deskStays',
      'deskCommission',
      'deskConversations',
      'deskContent',
      'deskManagers',
    ]);
    const ofOperator = at({ operatorId: 'operator-1' });
    expect(ofOperator).toEqual(['desk', 'deskCalendar', 'deskStays', 'deskCommission', 'deskContent', 'deskTerms']);
    expect([...ofHotel, ...ofOperator].filter((name) => !deskNames[name])).toEqual([]);
  });

  it('shows nobody what is behind the sign-in', () => {
    const { dashboards, main } = menuOf(null, 'en');
    expect([...dashboards, ...main].map(({ name }) => name)).toEqual(['jobs', 'lds']);
  });
});

describe('the pages of the palette', () => {
  it('lead operators to no conversations: those are with hotels', () => {
    const pages = pagesOf(person({ role: 'operator', operatorId: 'operator-1', hasHotelAccess: true }), 'en');
    const atDesk = pages.map(({ name }) => name).filter((name) => name.startsWith('desk'));
    expect(atDesk).toEqual(['desk', 'deskCalendar', 'deskStays', 'deskCommission', 'deskContent', 'deskTerms']);
  });

  it.each(roles)('are all there and none is closed to the %s who sees it', (role) => {
    const viewer = person({ role });
    for (const { href } of pagesOf(viewer, 'en')) {
      const path = readPath(href.split('?')[0] ?? '');
      const page = path && resolveAgency(path, true);
      expect([href, page?.kind]).toEqual([href, 'page']);
      if (page?.kind !== 'page' || page.access === 'open') continue;
      expect([href, judge(viewer, page.access)]).not.toEqual([href, 'wrongRole']);
    }
  });

  it('name no page twice', () => {
    const hrefs = pagesOf(person({ role: 'admin' }), 'de').map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});

describe('the entry the reader stands on', () => {
  it('is that of the page and of those below it', () => {
    expect(isWithin('/partner/manage', '/partner/manage/audit')).toBe(true);
    expect(isWithin('/search?propertyTypeArray=chalet', '/search')).toBe(true);
  });

  it('is that of the list a page is opened from', () => {
    const { main } = menuOf(person({ role: 'agent' }), 'en');
    expect(main.filter(({ href }) => isWithin(href, '/season-grid')).map(({ name }) => name)).toEqual(['chalets']);
  });

  it('is not that of a page whose name merely begins alike', () => {
    expect(isWithin('/hotels', '/hotels-of-old')).toBe(false);
    expect(isWithin('/partner/dashboard', '/partner')).toBe(false);
  });
});
