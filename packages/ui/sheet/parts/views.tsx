import { useState } from 'react';
import {
  Badge,
  DeviceControl,
  type DeviceName,
  LiveThumbnail,
  PinNumber,
  Segment,
  SegmentedControl,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '../../src/index.ts';

const page = 'data:text/html,<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>';

function ChosenDevice() {
  const [device, setDevice] = useState<DeviceName>('desktop');
  return <DeviceControl device={device} onDeviceChange={setDevice} />;
}

function PlaceOfTabs({ place }: { place: 'page' | 'bar' }) {
  const isBar = place === 'bar';
  return (
    <Tabs defaultValue="preview">
      <div className={isBar ? 'flex h-13.5 border-rule-strong border-b' : undefined}>
        <TabsList aria-label={`Views in a ${place}`} place={place}>
          <TabsTrigger value="preview">Preview</TabsTrigger>
          <TabsTrigger value="report">
            Report <Badge tone="good">14</Badge>
          </TabsTrigger>
          <TabsTrigger value="code" disabled>
            Code
          </TabsTrigger>
        </TabsList>
      </div>
      <TabsContent value="preview" className="py-3">
        The preview
      </TabsContent>
      <TabsContent value="report" className="py-3">
        The report
      </TabsContent>
    </Tabs>
  );
}

/** Several views of one thing. */
export function Views() {
  return (
    <>
      <PlaceOfTabs place="page" />
      <PlaceOfTabs place="bar" />
      <SegmentedControl label="Look or comment" defaultValue="look" className="justify-self-start">
        <Segment value="look">Look</Segment>
        <Segment value="comment">Comment</Segment>
      </SegmentedControl>
      <div className="justify-self-start">
        <ChosenDevice />
      </div>
      <div className="flex gap-3">
        <PinNumber>1</PinNumber>
        <PinNumber isChosen>2</PinNumber>
        <PinNumber isQuiet>3</PinNumber>
      </div>
      <LiveThumbnail src={page} className="max-w-80 rounded-panel border border-rule" />
    </>
  );
}
