import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { InstituteMark } from '../brand/brand.tsx';
import { FooterFrame } from './footer.tsx';

const meta = {
  title: 'Components/Navigation/Footer',
  tags: ['autodocs'],
  component: FooterFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    institute: (
      <a href="#home">
        <InstituteMark />
        <span>
          National Mental Health
          <br />
          Research Institute
          <span className="sr">, home page</span>
        </span>
      </a>
    ),
    links: (
      <>
        <a href="#terms">Terms of Use</a>
        <a href="#privacy">Privacy Policy</a>
        <a href="#accessibility">Accessibility</a>
        <a href="#contact">Contact Us</a>
        <a href="#about">About this site</a>
      </>
    ),
    store: (
      <a href="#store">
        <Smartphone aria-hidden="true" />
        Download Wellness Check on Google Play
      </a>
    ),
    finePrint: 'For self-awareness only. Not a diagnosis or a treatment. For adults aged 18 or older.',
  },
} satisfies Meta<typeof FooterFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
