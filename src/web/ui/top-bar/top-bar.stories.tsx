import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, LifeBuoy, LogOut, Menu, Phone } from 'lucide-react';
import { BrandMark } from '../brand/brand.tsx';
import { Popover } from '../popover/popover.tsx';
import { ToolText } from './tool-text.tsx';
import { topBarClasses as look, TopBar } from './top-bar.tsx';

const brand = (
  <a className={look.brand} href="#home">
    <BrandMark />
    <span>Wellness Check</span>
  </a>
);
const tools = (
  <>
    <Popover
      label="Need to talk?"
      trigger={(trigger) => (
        <button type="button" className={look.tool} {...trigger}>
          <LifeBuoy aria-hidden="true" />
          <ToolText short="Help" named="Help:">
            Need to talk?
          </ToolText>
        </button>
      )}
    >
      <a href="tel:14416">
        <Phone aria-hidden="true" />
        Tele-MANAS 14416, free and open day and night
      </a>
    </Popover>
    <button type="button" className={look.tool}>
      <LogOut aria-hidden="true" />
      <ToolText short="Exit">Quick exit</ToolText>
    </button>
  </>
);
const menu = (
  <Popover
    label="Menu"
    trigger={(trigger) => (
      <button type="button" className={look.menuButton} aria-label="Menu" {...trigger}>
        <Menu aria-hidden="true" />
      </button>
    )}
  >
    <a href="#team">Team</a>
    <a href="#contact">Contact Us</a>
  </Popover>
);

const navOf = (name: string) => (
  <>
    <a className={look.link} href="#dashboard" aria-current="page">
      Dashboard
    </a>
    <a className={look.link} href="#pattern">
      My Pattern
    </a>
    <a className={look.link} href="#resources">
      Resources
    </a>
    <Popover
      label={name}
      trigger={(trigger) => (
        <button type="button" className={look.who} {...trigger}>
          <span className={look.avatar} aria-hidden="true">
            {name[0]}
          </span>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <a href="#profile">Profile</a>
    </Popover>
  </>
);

const meta = {
  title: 'Controls/Frame/Top bar',
  tags: ['autodocs'],
  component: TopBar,
  subcomponents: { ToolText },
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    tools,
    menu,
    nav: navOf('Meera'),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const LoggedIn: Story = {};
export const LoggedOut: Story = {
  args: {
    nav: (
      <>
        <a className={look.link} href="#team">
          Team
        </a>
        <a className={look.link} href="#contact">
          Contact Us
        </a>
        <a className={look.call} href="#login">
          Login / Register
        </a>
      </>
    ),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };
/** The name gives way before the bar needs a second row. */
export const TabletWithALongName: Story = {
  args: { nav: navOf('Venkatanarasimharajuvaripeta') },
  globals: { viewport: { value: 'w768' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
