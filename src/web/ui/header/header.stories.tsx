import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, DoorOpen, Languages, LogOut, Menu, MessageCircle, Phone, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand.tsx';
import { buttonClass } from '../button/button.tsx';
import { Popover } from '../popover/popover.tsx';
import { ToolText } from './tool-text.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { headerClasses as look, Header } from './header.tsx';

const brand = (
  <a className={look.brand} href="#home">
    <BrandMark />
    <span>Wellness Check</span>
  </a>
);
const tools = (
  <>
    <Popover
      panelLabel="Language"
      renderTrigger={(trigger) => (
        <button type="button" className={look.tool} aria-label="Language: English" {...trigger}>
          <Languages aria-hidden="true" />
        </button>
      )}
    >
      {['English', 'हिन्दी', 'ಕನ್ನಡ'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </Popover>
    <Popover
      panelLabel="Someone to talk to"
      renderTrigger={(trigger) => (
        <a href="/wellness-check/calling-14416" role="button" className={look.tool} {...trigger}>
          <MessageCircle aria-hidden="true" />
          <ToolText short="Help" named="Help:">
            Need to talk?
          </ToolText>
        </a>
      )}
    >
      <a href="tel:14416">
        <Phone aria-hidden="true" />
        Tele-MANAS 14416, free and open day and night
      </a>
      <a href="#calling" className={look.tool}>
        What happens when I call
      </a>
    </Popover>
    <Popover
      panelLabel="Quick exit"
      renderTrigger={(trigger) => (
        <a href="#exit" className={look.tool} {...trigger}>
          <DoorOpen aria-hidden="true" />
          <ToolText>Quick exit</ToolText>
        </a>
      )}
    >
      <a href="#exit" className={buttonClass('primary', true)}>
        Leave now
      </a>
    </Popover>
  </>
);
const profile = (
  <a href="#profile">
    <User aria-hidden="true" />
    Profile
  </a>
);
const logout = (
  <button type="button">
    <LogOut aria-hidden="true" />
    Logout
  </button>
);

/** The menu of small screens, with the same links as rows. */
const createMenu = (names: readonly string[], account: ReactNode) => (
  <Popover
    panelLabel="Main"
    renderTrigger={(trigger) => (
      <button type="button" className={look.menuButton} aria-label="Menu" {...trigger}>
        <Menu aria-hidden="true" />
      </button>
    )}
  >
    {names.map((name) => (
      <a key={name} href={`#${name}`}>
        {name}
      </a>
    ))}
    {account}
  </Popover>
);

const createNav = (names: readonly string[], account: ReactNode, here?: string) => (
  <>
    {names.map((name) => (
      <a key={name} className={look.link} href={`#${name}`} aria-current={name === here ? 'page' : undefined}>
        {name}
      </a>
    ))}
    {account}
  </>
);

const member = ['Dashboard', 'My Pattern', 'Resources'];
const visitor = ['Team', 'Contact Us'];

const createMemberNav = (name: string) =>
  createNav(
    member,
    <Popover
      panelLabel={`Account of ${name}`}
      renderTrigger={(trigger) => (
        <button type="button" className={look.userButton} {...trigger}>
          <Avatar letter={name.slice(0, 1)} />
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      {profile}
      {logout}
    </Popover>,
    'Dashboard',
  );

const meta = {
  title: 'Components/Navigation/Header',
  tags: ['autodocs'],
  component: Header,
  subcomponents: { ToolText },
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    tools,
    menu: createMenu(
      member,
      <>
        {profile}
        {logout}
      </>,
    ),
    nav: createMemberNav('Meera'),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const LoggedOut: Story = {
  args: {
    nav: createNav(
      visitor,
      <a className={look.loginLink} href="#login">
        Login / Register
      </a>,
    ),
    menu: createMenu(visitor, <a href="#login">Login / Register</a>),
  },
};
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
/** The user name is truncated before the bar needs a second row. */
export const TabletLongName: Story = {
  args: { nav: createMemberNav('Venkatanarasimharajuvaripeta') },
  globals: { viewport: { value: 'w768' } },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
